import * as brand from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { LegalPageText } from './texts.ts';

// Both pages.
export const loadingPage = 'Loading the text…';
export const bindingNote: string =
  'This translation is for reference only. The Portuguese text is the binding one.';
export const templateTitle = 'Template to be reviewed by the operator';
export const templateNote = `Before publishing, whoever operates ${brand.name} must review this text with legal advice and state, in the settings of the guide, who they are and where they can be contacted.`;

export function lastUpdate(month: string): string {
  return `Last updated: ${month}`;
}

// Operator.
export const operatorUnloaded =
  'Could not load the details of the person or company responsible for this guide. Try again later.';
export const operatorMissing =
  'Whoever is responsible for this guide has not yet given their name, CPF (Brazilian tax number) or CNPJ (Brazilian company number) and address.';
export const officerMissing =
  'Whoever is responsible for this guide has not yet said who the data protection officer is.';

export function termsOperator(operator: string): string {
  return `The guide is operated by ${operator}.`;
}

export function privacyOperator(operator: string): string {
  return `The controller is ${operator}, operator of ${brand.name}.`;
}

export function officer(name: string): string {
  return `Data protection officer: ${name}.`;
}

export const termsPage: LegalPageText = {
  title: 'Terms of use',
  updatedMonth: 'November 2026',
  lead: `These terms explain how ${brand.name} works, what you can expect from us and what we expect from you. By creating an account or continuing to use the guide, you agree to them.`,
  sections: [
    {
      title: '1. What the guide is',
      content: [
        `${brand.name} brings together places and events in ${brand.city} and the surrounding area: addresses, opening hours, approximate prices, photos and reviews. Browsing the guide is free and does not require an account. With a free account you can save places, write reviews and request bookings.`,
        '<operator/>',
      ],
    },
    {
      title: '2. Your account',
      content: [
        [
          'You must be at least 18 years old or have the permission of a parent or guardian.',
          'Give accurate information and keep your email up to date: you need it to recover your password.',
          'Your password is yours alone. Tell us if you suspect that someone else has accessed your account.',
          'New accounts may need approval by the administrator. In the meantime, you can browse normally.',
          'We may deactivate accounts that breach these terms. You can ask for a review of that decision.',
        ],
      ],
    },
    {
      title: '3. What you publish',
      content: [
        'Your reviews, your name and your profile photo are visible to everyone. The content remains yours. By publishing it, you give the guide a free, non-exclusive licence, valid for as long as the content is online, to store it, display it and adapt it to the formats of the guide.',
        'You can edit or delete your reviews whenever you want. If you delete your account, they stay online without your name, so that the rating of the place remains correct; if you do not want them to stay, delete them first.',
      ],
    },
    {
      title: '4. Rules for reviews',
      content: [
        'Review only places you know, and be honest. Each person can write one review per place, and people who manage a place cannot review it; they can only reply. Do not publish:',
        [
          'insults, discrimination, threats or illegal content;',
          'personal data or photos of other people without permission;',
          'reviews that are paid for, given in return for benefits or written to harm someone;',
          'advertising, suspicious links or material protected by third-party rights.',
        ],
        'Anyone with an account can report a review or its photos. The administrator examines it and removes anything that breaks these rules; until then, reported photos are hidden from the page. If your review was removed, you can ask for it to be examined again.',
      ],
    },
    {
      title: '5. Information about places',
      content: [
        'We try to keep everything correct, but opening hours, prices and events may change without notice. Check with the place before leaving home. If an event is fake or offensive, report it on its page. Products and services are provided by the places themselves, which are responsible for them. Links and routes lead to third-party services, which have their own rules.',
      ],
    },
    {
      title: '6. Bookings',
      content: [
        'A booking request made here is sent to the place, which confirms or declines it. It is valid only once confirmed. We do not charge for the booking and are not a party to the service. If you cannot go, cancel in advance: if you do not turn up, a no-show is recorded, which you can dispute within 30 days, and places can see if you have three no-shows in one year. The place receives your name, your phone number and the details of the request in order to serve you.',
      ],
    },
    {
      title: '7. Club and paid services',
      content: [
        "When there is a paid service, such as a benefits club, the price, the duration and the terms for renewal and cancellation are shown before you sign up. Payment is made on the payment company's page. The benefits are offered by the partner places, under the conditions stated for each benefit.",
        'You can cancel the renewal whenever you want. For purchases made over the internet you can also withdraw within 7 days, with a full refund, under article 49 of the Brazilian Consumer Protection Code (Código de Defesa do Consumidor).',
        'Anyone who has withdrawn can subscribe to the club again whenever they want. If this happens within twelve months of the withdrawal, the benefits of the new subscription can be used only from the eighth day, and this is stated before payment. The right to withdraw, with a full refund, remains the same.',
      ],
    },
    {
      title: '8. Proper use',
      content: [
        "Do not try to circumvent the security of the guide, access other people's data, overload the service or copy its content in bulk by automated means.",
      ],
    },
    {
      title: '9. Availability and liability',
      content: [
        'We work to keep the guide online, but there may be interruptions for maintenance or because of failures beyond our control. Nothing in these terms reduces the rights that the law guarantees you as a consumer.',
      ],
    },
    {
      title: '10. Termination',
      content: [
        'You can stop using the guide and delete your account at any time, in <settings>Settings</settings>. What happens to your data is set out in the <privacy>Privacy policy</privacy>.',
      ],
    },
    {
      title: '11. Changes and applicable law',
      content: [
        'If these terms change in a significant way, we will say so in the guide before the change takes effect. The laws of Brazil apply, and the courts of your place of residence retain jurisdiction over consumer matters.',
      ],
    },
    {
      title: '12. Contact',
      content: [
        '<contact>Questions about these terms:</contact> Other answers are in <help>Help</help>.',
      ],
    },
  ],
};

export const privacyPage: LegalPageText = {
  title: 'Privacy policy',
  updatedMonth: 'November 2026',
  lead: `This policy explains, in plain language, which personal data ${brand.name} processes, for what purpose and for how long, and how you can exercise the rights guaranteed by the Brazilian General Data Protection Law (LGPD, Law No. 13,709/2018).`,
  sections: [
    {
      title: '1. Who processes your data',
      content: ['<operator/> <officer/> <contact>Contact:</contact>'],
    },
    {
      title: '2. Which data, for what purpose and on what legal basis',
      content: [
        [
          {
            term: 'Account:',
            text: 'name, email, photo (if you upload one), date of creation, type and status of the account, and chosen theme. They allow you to sign in and be recognised (performance of a contract). The password is stored in encrypted form by the authentication service; we do not see it. If you sign in with Google, we receive your name, email and photo from your Google account. We store only the cropped part of the photo you upload, without location or date.',
          },
          {
            term: 'Favourites and counts:',
            text: 'saved places and how many places you have saved, viewed and reviewed; your lists, which only you can see until you let anyone with the link see one of them, without your name. They are used to show you your lists and your activity (performance of a contract).',
          },
          {
            term: 'Reviews and reports:',
            text: 'ratings, texts and photos, which are public, with your name and your profile photo (the photos you upload are stored without location or other camera data); if you allow it in Settings, your first name, the month in which you joined the guide and how many reviews you have written, shown to anyone who taps your name on one of them; the reviews you marked as helpful, of which only the number is public; reports, seen only by the administrator (performance of a contract and legitimate interest in keeping the guide trustworthy).',
          },
          {
            term: 'Corrections and requests to manage a place:',
            text: 'what you write and what we answer, seen only by the administrator (performance of a contract and legitimate interest in keeping the guide trustworthy).',
          },
          {
            term: 'Bookings:',
            text: 'name, phone, date, time, number of people and note. They go to those who manage that place (performance of a contract). If you miss three confirmed bookings in one year, any place where you request another one can see how many you missed (legitimate interest); a no-show that you dispute does not count. If you allow it, your phone number is stored in your account for the next booking.',
          },
          {
            term: 'Club and payments:',
            text: 'when there is a paid service, the card number is processed only by the payment company; we store the plan, the amount, the status and the use of the benefits (performance of a contract and legal obligation).',
          },
          {
            term: 'Location:',
            text: 'only when you tap “Near me” and allow it. It is used on your device to sort the places and is not stored by us (consent).',
          },
          {
            term: 'Searches without results:',
            text: 'search words that match no place are counted per day, with no record of who searched, so that we know what is missing from the guide. Anything that looks like an email address or phone number is not sent (legitimate interest).',
          },
          {
            term: 'Pages opened:',
            text: 'how many times the page of each place is opened per day, with no record of who opened it, so that whoever manages the place knows whether people are looking for it (legitimate interest).',
          },
          {
            term: 'Access logs:',
            text: 'IP address, date and time, kept by the hosting services for security and as required by article 15 of the Marco Civil da Internet, the Brazilian internet law (legal obligation and legitimate interest).',
          },
          {
            term: 'Notifications:',
            text: 'changes to your bookings, reviews, payments and places, shown in the guide and, if your address is confirmed, sent by email (performance of a contract). In Settings you choose which ones arrive by email.',
          },
          {
            term: 'News by email:',
            text: 'only if you agree, and until you turn it off in Settings (consent).',
          },
        ],
      ],
    },
    {
      title: '3. What stays on your device',
      content: [
        'We do not use advertising cookies and do not track you. The browser stores:',
        [
          'what keeps you signed in to your account;',
          'your name, the web address of your photo and your type of account, so that the page opens without flickering;',
          'your profile, your favourites, your bookings, your reviews and your member card, if you have an account, so that you can see them offline, for up to 30 days;',
          'the reviews and favourites you changed offline, until they are sent;',
          'the theme you chose;',
          'the places you viewed recently, if you have an account, for your history;',
          'your recent searches, until you erase them on the search screen;',
          'the places you opened during the day, until you close the tab, so that each one counts once;',
          'the benefit you were viewing when you started to subscribe to the club, until you close the tab;',
          'the fact that you have already been invited to review a place, so that we do not ask again;',
          'the fact that you did not want to install the guide, so that we do not offer it again for six months;',
          'what you have written and not yet sent, and your position on the page, until you close the tab;',
          'if you add places to the guide, the draft of what you have not yet saved, until you sign out.',
        ],
        'When you sign out, the following are erased: what keeps you signed in, your profile, what was kept for viewing offline and the drafts. You can erase the rest in History, on the search screen or by clearing the site data in the browser.',
      ],
    },
    {
      title: '4. Who we share your data with',
      content: [
        [
          '<strong>Google Firebase</strong> (Google LLC): authentication, database and files, on our behalf;',
          '<strong>Stripe</strong>: payments, only when you sign up for a paid service;',
          'the service that delivers our emails: your email address, your name and the text of each email;',
          '<strong>OpenStreetMap</strong>: receives your IP address when a page shows a map;',
          'the place, when you request a booking or use a benefit: it receives what is needed to serve you;',
          'the authorities, when the law requires it.',
        ],
        'We do not sell personal data. Some of these services may store data outside Brazil, with the safeguards that the LGPD requires for international transfers.',
      ],
    },
    {
      title: '5. How long we keep your data',
      content: [
        [
          'Account, favourites, bookings, preferences and what you marked as helpful: for as long as the account exists. When you delete it, they are erased at once, along with your photo and your notifications.',
          'Notifications: 180 days. Emails that could not be delivered: up to 40 days, without your address. The record of what you have already been notified about, so that we do not repeat it: 400 days. The times at which we sent you emails, so that we do not send too many: up to two days.',
          'Reviews: until you delete them. If you delete your account, they remain, signed “Usuário removido” (removed user), without your name, your photo or the photos you published in them.',
          'Records of payments and of the use of benefits: for the period defined by law. After the account is deleted, a code that does not reveal who you are replaces your data.',
          'Withdrawal from a subscription: twelve months, with your email turned into a code that does not reveal who you are, even after the account is deleted, so that nobody can use the club benefits for free again and again.',
          'Words from searches without results: 90 days.',
          'Count of pages opened: for as long as the place is in the guide.',
          'Access logs: 6 months.',
        ],
      ],
    },
    {
      title: '6. Your rights',
      content: [
        'In Settings, without asking anyone, you can:',
        [
          'correct your name, your photo and your email;',
          'download a file in an open format with everything we store about you;',
          'withdraw your consent to receive news;',
          'delete your account and your data.',
        ],
        '<settings>Open Settings</settings>',
        'You can also request, free of charge, confirmation that we process your data, the blocking or anonymisation of data, a list of those we share it with and a review of automated decisions, if any. You can also object to processing. <contact>Write to</contact> We will answer within the periods set by law and may confirm your identity first. If you are not satisfied, you can complain to the Brazilian National Data Protection Authority (ANPD).',
      ],
    },
    {
      title: '7. Security',
      content: [
        'Connections are encrypted, each person can access only what concerns them, and administrative access is restricted and logged. If an incident occurs that may cause significant harm, we will inform you and the ANPD.',
      ],
    },
    {
      title: '8. Children and adolescents',
      content: [
        'The guide is not aimed at children. Adolescents need the permission of a parent or guardian to have an account. If we learn that we hold the data of a child without that permission, we will erase it.',
      ],
    },
    {
      title: '9. Changes to this policy',
      content: [
        'When something important changes, we will say so in the guide and update the date at the top of this page.',
      ],
    },
  ],
};

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
