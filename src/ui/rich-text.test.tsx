import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

it('renders each part of a sentence as its element', () => {
  const { container } = render(
    <p>
      <RichText
        text="Veja os <terms>termos</terms> e a <strong>ajuda</strong> até <date/>."
        parts={{
          terms: (text) => <a href="/terms">{text}</a>,
          date: () => <time>1º de março</time>,
        }}
      />
    </p>,
  );
  expect(container.innerHTML).toBe(
    '<p>Veja os <a href="/terms">termos</a> e a <strong>ajuda</strong> até <time>1º de março</time>.</p>',
  );
});

it('adds text for screen readers only', () => {
  render(
    <button type="button">
      <RichText text="Excluir<hidden> Bar do Zé</hidden>" />
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Excluir Bar do Zé' })).toBeVisible();
  expect(screen.getByText('Bar do Zé')).toHaveClass('sr-only');
});

it('lets the element of a part render the parts inside', () => {
  const { container } = render(
    <RichText
      text="<b>Bar <name/></b> fechou"
      parts={{
        b: (text) => (
          <b>
            <RichText text={text} parts={{ name: () => <i>do Zé</i> }} />
          </b>
        ),
      }}
    />,
  );
  expect(container.innerHTML).toBe('<b>Bar <i>do Zé</i></b> fechou');
});

it.each(['a <b> c', 'a </b> c', '<b', '</b></b', 'a < b > c', '<<b>>', '<b></i>'])(
  'renders %s as it is, because it has no part',
  (text) => {
    const { container } = render(<RichText text={text} />);
    expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  },
);

it('ends for a tag without end inside a part', () => {
  const { container } = render(
    <RichText
      text="Ligar<part> para <name/>, <b></part>"
      parts={{
        part: (text) => <RichText text={text} parts={{ name: () => 'Ana' }} />,
      }}
    />,
  );
  expect(container).toHaveTextContent('Ligar para Ana, <b>');
});

it('renders the text of an unknown part', () => {
  const { container } = render(<RichText text="Antes <other>dentro</other> depois" />);
  expect(container.innerHTML).toBe('Antes dentro depois');
});
