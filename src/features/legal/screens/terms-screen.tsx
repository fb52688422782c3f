import * as texts from '#features/legal/texts.ts';
import { LegalPage } from './legal-page.tsx';

export default function TermsScreen() {
  return <LegalPage page={texts.termsPage} formatOperator={texts.termsOperator} />;
}
