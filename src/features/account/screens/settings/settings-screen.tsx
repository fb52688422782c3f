import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/account/settings-texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { LettersSection } from './letters-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { MarketingSection } from './marketing-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhotoSection } from './photo/photo-section.tsx';
import { ReviewerSection } from './reviewer-section.tsx';
import { ThemeSection } from './theme-section.tsx';

const PrivacySection = lazyPart(
  texts.loadingPrivacy,
  async () => (await import('./privacy/privacy-section.tsx')).PrivacySection,
);

export default function SettingsScreen() {
  const { user, account } = useSession();
  if (!user || !account) return null;
  return (
    <div className="page pt-3 md:pt-8">
      <title>{texts.settingsPageTitle}</title>
      <div className="mx-auto flex max-w-2xl flex-col gap-5">
        <div>
          <BackLink to={linkTo('/profile')}>{texts.backToProfile}</BackLink>
          <h1 className="mt-1 text-2xl font-extrabold md:text-3xl">{texts.settingsTitle}</h1>
        </div>
        <PhotoSection user={user} />
        <NameSection user={user} />
        <EmailSection user={user} account={account} />
        <PasswordSection account={account} />
        <ThemeSection user={user} />
        <LettersSection user={user} />
        <MarketingSection user={user} />
        <ReviewerSection user={user} />
        <PrivacySection />
      </div>
    </div>
  );
}
