import { ErasureSection } from './erasure-section.tsx';
import { ExportSection } from './export-section.tsx';

/** What a person may do with everything that is kept about them (LGPD, article 18). */
export function PrivacySection() {
  return (
    <>
      <ExportSection />
      <ErasureSection />
    </>
  );
}
