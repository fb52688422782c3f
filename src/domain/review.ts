export interface Review {
  /** '{placeId}_{userId}'. */
  id: string;
  placeId: string;
  userId: string;
  authorName: string;
  authorPhotoURL: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  /** Plain text, at most 2,000 characters. */
  text: string;
  createdAt: Date | null;
  updatedAt: Date | null;
  reply: { text: string; repliedAt: Date | null } | null;
  verifiedVisit: boolean;
}
