/** How somebody stands with the club, as far as others than the club itself must know. */
export interface ClubMember {
  /** Entitled to what the club offers; the server writes 'active' exactly then (DESIGN section 4). */
  isActive: boolean;
  /** When the entitlement ends unless it is renewed; null when unknown. */
  entitledUntil: Date | null;
}
