import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { Dialog } from '../dialog.tsx';
import { Field } from './field.tsx';
import { FormActions } from './form-actions.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';

const final = new Error('Gone');
const start = { name: '', size: 'small', stars: 0, secret: '', again: '' };
type Values = typeof start;

const send = vi.fn<(values: Values) => unknown>();
const cancel = vi.fn();

beforeEach(() => {
  send.mockReset();
  cancel.mockReset();
});

function problemsOf({ name, size, stars, secret, again }: Values) {
  return {
    name: name.trim() === '' ? 'Informe o nome.' : '',
    size: size === 'large' ? 'Não há grandes.' : undefined,
    stars: stars === 0 ? 'Escolha uma nota.' : '',
    again: again === secret ? '' : 'As senhas não coincidem.',
  };
}

/** One field of each kind, in a different order than their problems. */
function Sample({ first = start }: { first?: Values }) {
  const form = useForm({
    start: first,
    sentences: { default: 'Não foi possível salvar.' },
    isFinal: (error) => error === final,
    problemsOf,
    onSubmit: send,
  });
  const stars = form.field('stars');
  return (
    <Form form={form}>
      <p>{form.isDirty ? 'Alterado' : 'Como antes'}</p>
      <div role="radiogroup" aria-invalid={stars.error !== ''}>
        {[1, 2].map((value) => (
          <label key={value}>
            {`${value} estrelas`}
            <input
              type="radio"
              name="stars"
              checked={stars.value === value}
              onChange={() => {
                stars.onChange(value);
              }}
            />
          </label>
        ))}
      </div>
      <SelectField
        label="Tamanho"
        options={[
          { value: 'small', label: 'Pequeno' },
          { value: 'large', label: 'Grande' },
        ]}
        {...form.field('size')}
      />
      <TextField label="Nome" hint="Como no documento." {...form.field('name')} />
      <PasswordField label="Senha" {...form.field('secret')} />
      <PasswordField label="De novo" what="repetição" {...form.field('again')} />
      <FormActions form={form} busyLabel="Salvando..." canRetry onCancel={cancel}>
        Salvar
      </FormActions>
    </Form>
  );
}

const filled = { ...start, name: 'Ana', stars: 1 };
const submit = () => screen.getByRole('button', { name: 'Salvar' });
const name = () => screen.getByRole('textbox', { name: 'Nome' });

/** A promise that the test settles. */
function pending() {
  let settle: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  send.mockImplementationOnce(
    () =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject };
      }),
  );
  return {
    resolve: () =>
      act(() => {
        settle?.resolve();
        return Promise.resolve();
      }),
    reject: (error: unknown) =>
      act(() => {
        settle?.reject(error);
        return Promise.resolve();
      }),
  };
}

describe('an error', () => {
  test('is shown at every invalid field, and the first one on the screen is focused immediately', async () => {
    const { user } = renderScreen(<Sample first={{ ...start, size: 'large' }} />);
    await user.click(submit());
    expect(screen.getByRole('radio', { name: '1 estrelas' })).toHaveFocus();
    expect(name()).toBeInvalid();
    expect(name()).toHaveAccessibleDescription('Informe o nome.');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Não há grandes.');
    expect(send).not.toHaveBeenCalled();
  });

  test.each([
    [{ ...filled, size: 'large', name: '' }, 'Tamanho'],
    [{ ...filled, name: ' ' }, 'Nome'],
    [{ ...filled, secret: 'a' }, 'De novo'],
  ])('in %j moves the focus to %s', async (first, label) => {
    const { user } = renderScreen(<Sample first={first} />);
    await user.click(submit());
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  test('disappears with the next character, and the hint returns', async () => {
    const { user } = renderScreen(<Sample first={{ ...filled, name: '' }} />);
    await user.click(submit());
    await user.keyboard('A');
    expect(name()).toBeValid();
    expect(name()).toHaveAccessibleDescription('Como no documento.');
  });

  test('that depends on another value disappears when that value is corrected; other errors stay', async () => {
    const { user } = renderScreen(<Sample first={{ ...filled, name: '', again: 'b' }} />);
    await user.click(submit());
    expect(screen.getByLabelText('De novo')).toBeInvalid();
    await user.type(screen.getByLabelText('Senha'), 'b');
    expect(screen.getByLabelText('De novo')).toBeValid();
    expect(name()).toBeInvalid();
  });
});

describe('submitting', () => {
  test('by Enter passes the values as typed, once even if it is repeated', async () => {
    const answer = pending();
    const { user } = renderScreen(<Sample first={filled} />);
    await user.type(name(), ' Souza{Enter}');
    await user.click(screen.getByRole('button', { name: 'Salvando...' }));
    fireEvent.submit(name());
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...filled, name: 'Ana Souza' });
    await answer.resolve();
    expect(submit()).toBeEnabled();
  });

  test('leaves the fields unchanged while it runs, and cannot be cancelled', async () => {
    const answer = pending();
    const { user } = renderScreen(<Sample first={filled} />);
    await user.click(submit());
    await user.type(name(), 'b');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(name()).toHaveValue('Ana');
    expect(cancel).not.toHaveBeenCalled();
    await answer.resolve();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('includes values that a password manager filled in without an event', async () => {
    const { user } = renderScreen(<Sample first={filled} />);
    for (const label of ['Senha', 'De novo']) {
      screen.getByLabelText<HTMLInputElement>(label).value = 'ilha1234';
    }
    await user.click(submit());
    expect(send).toHaveBeenCalledExactlyOnceWith({
      ...filled,
      secret: 'ilha1234',
      again: 'ilha1234',
    });
  });

  test('that fails shows the error, keeps the input and can be retried', async () => {
    send.mockRejectedValueOnce(new Error('No connection'));
    const { user } = renderScreen(<Sample first={filled} />);
    await user.type(name(), 'b{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível salvar.');
    expect(name()).toHaveValue('Anab');
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('that fails finally can only be closed', async () => {
    send.mockRejectedValueOnce(final);
    const { user } = renderScreen(<Sample first={filled} />);
    await user.type(name(), '{Enter}');
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: /Salvar|Tentar/ })).not.toBeInTheDocument();
    fireEvent.submit(name());
    expect(send).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(cancel).toHaveBeenCalledOnce();
  });
});

test('a form detects whether it differs from its initial values', async () => {
  const { user } = renderScreen(<Sample />);
  expect(screen.getByText('Como antes')).toBeInTheDocument();
  await user.type(name(), 'A');
  expect(screen.getByText('Alterado')).toBeInTheDocument();
  await user.clear(name());
  expect(screen.getByText('Como antes')).toBeInTheDocument();
});

test('a busy form keeps its dialog open, whatever is pressed, and shows the result', async () => {
  const onClose = vi.fn();
  const answer = pending();
  const { user } = renderScreen(
    <Dialog title="Editar" onClose={onClose}>
      <Sample first={filled} />
    </Dialog>,
  );
  await user.click(submit());
  tryToClose();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  await answer.reject(new Error('No connection'));
  expect(screen.getByRole('alert')).toBeVisible();
  tryToClose();
  expect(onClose).toHaveBeenCalledTimes(4);
});

test('a control without a visible label has an accessible name', () => {
  renderScreen(
    <Field label="Situação" isLabelHidden>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Situação' })).toBeVisible();
});
