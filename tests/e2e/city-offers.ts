import { documentsUrl, ownerHeaders } from './city.ts';

interface StoredOffer {
  fields: {
    placeId: { stringValue: string };
    isActive: { booleanValue: boolean };
    validUntil: { timestampValue: string };
  };
}

/** Returns the ids of the places with a club offer that has not ended, bypassing the security rules. */
export async function placesWithOffer(host: string): Promise<Set<string>> {
  const response = await fetch(`${documentsUrl(host)}/clubOffers?pageSize=300`, {
    headers: ownerHeaders,
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status} for clubOffers`);
  const { documents = [], nextPageToken } = (await response.json()) as {
    documents?: StoredOffer[];
    nextPageToken?: string;
  };
  if (nextPageToken) throw new Error('The city has more offers than one page');
  const current = documents.filter(
    ({ fields: { isActive, validUntil } }) =>
      isActive.booleanValue && Date.parse(validUntil.timestampValue) > Date.now(),
  );
  return new Set(current.map(({ fields }) => fields.placeId.stringValue));
}
