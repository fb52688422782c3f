import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AmenityIcon } from './amenity-icon.tsx';

test.each(['constructor', 'toString', '__proto__', 'Piscina'])(
  'a custom amenity named %s has a check mark',
  (name) => {
    const { container } = render(<AmenityIcon name={name} />);
    expect(container.querySelector('.lucide-check')).toBeInTheDocument();
  },
);
