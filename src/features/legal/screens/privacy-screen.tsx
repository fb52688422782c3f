import * as texts from '#features/legal/texts.ts';
import { LegalPage } from './legal-page.tsx';

export default function PrivacyScreen() {
  return <LegalPage page={texts.privacyPage} formatOperator={texts.privacyOperator} />;
}
