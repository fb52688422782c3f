import type { LocalGoogleIdentity } from '#features/account/data/auth/google-window.ts';
import * as texts from '#features/account/sign-in-texts.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmailField } from '#ui/form/email-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';

/** Google accounts with the e-mails of the demo users; choosing one signs in as that user. */
const identities: readonly LocalGoogleIdentity[] = [
  { displayName: 'Marina Cardoso', email: 'membro@guiadailha.test' },
  { displayName: 'Otávio Silveira', email: 'gerente@guiadailha.test' },
  { displayName: 'Helena Duarte', email: 'admin@guiadailha.test' },
  { displayName: 'Rafael Nunes', email: 'socio@guiadailha.test' },
  { displayName: 'Sérgio Prado', email: 'inativo@guiadailha.test' },
];

interface LocalAccountChooserProps {
  onClose: () => void;
  onChosen: (identity: LocalGoogleIdentity) => void;
}

/**
 * Opened instead of Google's window if the app uses the Auth emulator. Offers test accounts and a form for a new one.
 */
export function LocalAccountChooser({ onClose, onChosen }: LocalAccountChooserProps) {
  const form = useForm({
    start: { 'google-name': '', 'google-email': '' },
    problemsOf: (values, element) => {
      const field = element.elements.namedItem('google-email');
      const isMalformed = field instanceof HTMLInputElement && field.validity.typeMismatch;
      const isInvalid = values['google-email'].trim() === '' || isMalformed;
      return { 'google-email': isInvalid ? texts.googleEmailInvalid : '' };
    },
    onSubmit: (values) => {
      onChosen({ displayName: values['google-name'], email: values['google-email'] });
    },
  });

  return (
    <Dialog title={texts.chooseTestAccount} onClose={onClose}>
      <p className="mt-1 text-sm text-ink-muted">{texts.testAccountsHint}</p>
      <ul className="mt-4 divide-y divide-line overflow-hidden rounded-control border border-line">
        {identities.map((identity) => (
          <li key={identity.email}>
            <button
              type="button"
              onClick={() => {
                onChosen(identity);
              }}
              className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left -outline-offset-3 hover:bg-sunken"
            >
              <UserAvatar name={identity.displayName} photoURL="" size="medium" />
              <span className="min-w-0">
                <span className="block font-semibold">{identity.displayName}</span>
                <span className="block truncate text-sm text-ink-muted">{identity.email}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Form form={form} className="mt-5 flex flex-col gap-4">
        <h3 className="font-bold">{texts.otherTestAccount}</h3>
        <TextField
          label={texts.googleNameLabel}
          autoComplete="off"
          maxLength={200}
          {...form.field('google-name')}
        />
        <EmailField
          label={texts.googleEmailLabel}
          autoComplete="off"
          {...form.field('google-email')}
        />
        <Button type="submit" block>
          {texts.continueWithAccount}
        </Button>
      </Form>
    </Dialog>
  );
}
