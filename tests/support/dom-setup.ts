import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is slow, not wrong: waiting longer costs nothing where the answer comes.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
