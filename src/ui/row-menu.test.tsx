import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pencil, Trash2 } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RowMenu } from './row-menu.tsx';

function renderMenu(isDisabled = false) {
  const onRemove = vi.fn();
  render(
    <MemoryRouter>
      <RowMenu
        label="Mais opções de Bar da Ponte"
        items={[
          { label: 'Fotos', name: 'Fotos de Bar da Ponte', icon: Pencil, to: '/fotos' },
          {
            label: 'Excluir',
            name: 'Excluir Bar da Ponte',
            icon: Trash2,
            isDisabled,
            onSelect: onRemove,
          },
        ]}
      />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'Mais opções de Bar da Ponte' });
  return { user: userEvent.setup(), button, onRemove };
}

test('an action runs after the menu is closed and the focus is on its button', async () => {
  const { user, button, onRemove } = renderMenu();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Fotos de Bar da Ponte' })).toHaveAttribute(
    'href',
    '/fotos',
  );
  onRemove.mockImplementation(() => {
    expect(button).toHaveFocus();
  });
  await user.click(screen.getByRole('button', { name: 'Excluir Bar da Ponte' }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a disabled action does nothing and keeps the menu open', async () => {
  const { user, button, onRemove } = renderMenu(true);
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Excluir Bar da Ponte' }));
  expect(onRemove).not.toHaveBeenCalled();
  expect(screen.getByRole('list')).toBeVisible();
});

test('the menu closes on Esc, and follows its button when the page scrolls', async () => {
  const { user, button } = renderMenu();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.click(button);
  // The document of the test has no height, so the panel is above the button.
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 200, 44, 44));
  document.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => {
    expect(screen.getByRole('list')).toHaveStyle({ top: '94px' });
  });
});
