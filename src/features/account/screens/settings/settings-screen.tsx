import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/account/settings-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { saveDisplayName } from '#features/account/data/profile-writes.ts';
import { cleanDisplayName, maxNameLength } from '#features/account/model/display-name.ts';
import type { User } from '#features/account/model/user.ts';
import * as signInTexts from '#features/account/sign-in-texts.ts';
import { SavingOutcome } from '#ui/form/saving-outcome.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { CardSection } from '#ui/card-section.tsx';
import { rowsClasses } from '#ui/rows.tsx';
import {
  LanguageSection,
  LettersSection,
  MarketingSection,
  ReviewerSection,
  ThemeSection,
} from './preference-sections.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhotoSection } from './photo/photo-section.tsx';
import { useFieldDraft } from './use-draft.ts';
import { useProfileSaveMutation } from './use-profile-save-mutation.ts';

const PrivacySection = lazyPart(
  texts.loadingPrivacy,
  async () => (await import('./privacy/privacy-section.tsx')).PrivacySection,
);

const columnClasses = 'flex min-w-0 flex-col gap-5';

export default function SettingsScreen() {
  const { user, account } = useSession();
  if (!user || !account) return null;
  return (
    <div className="page pt-3 md:pt-8">
      <title>{texts.settingsPageTitle}</title>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="lg:col-span-2">
          <BackLink to={linkTo('/profile')}>{texts.backToProfile}</BackLink>
          <h1 className="mt-1 text-2xl font-extrabold md:text-3xl">{texts.settingsTitle}</h1>
        </div>
        <div className={columnClasses}>
          <div className={rowsClasses}>
            <PhotoSection user={user} />
            <NameSection user={user} />
            <EmailSection user={user} account={account} />
          </div>
          <PasswordSection account={account} />
        </div>
        <div className={columnClasses}>
          <ThemeSection user={user} />
          <LanguageSection />
          <LettersSection user={user} />
          <MarketingSection user={user} />
          <ReviewerSection user={user} />
          <PrivacySection />
        </div>
      </div>
    </div>
  );
}

export function NameSection({ user }: { user: User }) {
  const { uid, displayName } = user;
  const draft = useFieldDraft({ uid, name: 'displayName' }, displayName);
  const saveMutation = useProfileSaveMutation(
    (name: string) => saveDisplayName(uid, name),
    draft.settle,
  );

  const form = useForm({
    values: { name: draft.text },
    onChange: ({ name = '' }) => {
      draft.type(name);
      saveMutation.reset();
    },
    isBusy: saveMutation.isPending,
    problemsOf: ({ name }) => ({
      name: cleanDisplayName(name) === '' ? signInTexts.fullNameMissing : '',
    }),
    onSubmit: ({ name }) => {
      saveMutation.mutate(name);
    },
  });

  return (
    <CardSection isRow title={texts.nameTitle} lead={texts.nameLead}>
      <Form form={form} className="flex flex-col gap-4">
        <TextField
          label={signInTexts.fullNameLabel}
          autoComplete="name"
          required
          maxLength={maxNameLength}
          {...form.field('name')}
          hint={draft.isUnsaved ? texts.unsavedChanges : undefined}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton
            form={form}
            busyLabel={texts.saving}
            variant={draft.isUnsaved ? 'primary' : 'secondary'}
          >
            {texts.saveName}
          </SubmitButton>
          {draft.isUnsaved && !saveMutation.isPending && (
            <Button
              variant="quiet"
              onClick={() => {
                draft.settle(displayName);
                form.reset();
                saveMutation.reset();
              }}
            >
              {texts.discardChanges}
            </Button>
          )}
          <SavingOutcome
            sentences={texts.profileSaveErrors}
            isSaved={saveMutation.isSuccess}
            error={saveMutation.error}
            onRetry={() => {
              saveMutation.mutate(draft.text);
            }}
          />
        </div>
      </Form>
    </CardSection>
  );
}
