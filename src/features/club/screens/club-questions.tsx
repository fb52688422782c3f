import { ChevronDown } from 'lucide-react';
import * as texts from '#features/club/texts.ts';
import { ContactSentence } from '#features/settings/components/contact-sentence.tsx';

const questions = [
  {
    question: texts.usageQuestion,
    answer: texts.usageAnswer,
  },
  {
    question: texts.cancelQuestion,
    answer: texts.cancelAnswer,
  },
  {
    question: texts.withdrawQuestion,
    answer: texts.withdrawAnswer,
  },
  {
    question: texts.chargeQuestion,
    answer: texts.chargeAnswer,
  },
  {
    question: texts.failedPaymentQuestion,
    answer: texts.failedPaymentAnswer,
  },
  {
    question: texts.planChangeQuestion,
    answer: texts.planChangeAnswer,
  },
];

/** Renders frequent questions before a purchase. */
export function ClubQuestions() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-xl font-bold">
        {texts.questionsTitle}
      </h2>
      <div className="mt-3 divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                size={20}
                className="shrink-0 text-ink-muted transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="pb-4 text-ink-muted">{answer}</p>
          </details>
        ))}
      </div>
      <p className="mt-4 text-ink-muted">
        <ContactSentence lead={texts.contactLead} />
      </p>
    </section>
  );
}
