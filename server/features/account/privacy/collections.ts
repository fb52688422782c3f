import type { RetainedReason } from '#features/imports/model/import-contract.ts';

/** What the erasure of a user does with the documents of a collection. */
export type OnErasure =
  /** No document contains a user id. */
  | 'none'
  /** Handled by the function of `specialErasures` in erasure-steps.ts. */
  | 'special'
  /** Deleted at the end, because a resumed erasure needs the document: deleteRecord(), createErasure(). */
  | 'last'
  | {
      /** Deletes the documents with the uid in one of these fields; 'id' is the document id. */
      delete?: string | readonly string[];
      /** Replaces the uid in this field by the pseudonym. All other fields remain. */
      pseudonym?: string;
    }
  /**
   * Replaces documents by a copy without uid, names, e-mail and phone: those with the uid in one of the fields, or
   * 'all' that mention the user anywhere.
   */
  | { scrub: 'all' | readonly string[] }
  | { retain: Reason };

/** Whether the documents of a user are in the personal export. */
export type InExport =
  | 'none'
  | {
      /** Name of the section, written for the user; a section inside another one follows a dot. */
      section: string;
      /** Field with the uid; 'id' is the document id, and the section is then one record instead of a list. */
      field: string;
      /** Exported fields besides the id; default all except those about other users. */
      only?: readonly string[];
    }
  | { omit: Reason };

/** What the removal of a place does with the documents of a collection. The place id is in the field `placeId`. */
export type OnPlaceRemoval =
  /** No document contains a place id. */
  | 'none'
  | 'delete'
  /** Handled by the function of `specialRemovals` in place-removal.ts. */
  | 'special'
  /** The place and the rights of its managers, removed by removePlace() after the other documents. */
  | 'last'
  | { retain: Reason };

type Reason = string;

/** What happens to the documents of a collection that concern a user or a place. */
export interface StoredCollection {
  onErasure: OnErasure;
  inExport: InExport;
  onPlaceRemoval: OnPlaceRemoval;
  /**
   * Present if the undo of an import retains a place with documents of this collection. If several collections apply to
   * a place, the reason of the first one is shown.
   */
  retainsImportedPlace?: RetainedReason;
}

const withoutIds = { onErasure: 'none', inExport: 'none', onPlaceRemoval: 'none' } as const;
/** Only the authorship of a place or event is personal data. */
const authorship = ['title', 'createdAt'];
const business = 'business record of the place and the member';
const expires = 'deleted after its retention time';

/**
 * Every collection of Firestore. Erasure, personal export, removal of a place and undo of an import read this table; a
 * test fails for a collection that is missing here. The steps of an erasure run in the order of the table. Images are not
 * documents: deleteUserImages() and removePlaceFolders() delete them.
 */
export const storedCollections = {
  users: {
    onErasure: 'last',
    inExport: { section: 'perfil', field: 'id' },
    onPlaceRemoval: 'last',
  },
  contacts: {
    onErasure: 'last',
    inExport: { section: 'contato', field: 'id' },
    onPlaceRemoval: 'none',
  },
  requestPace: {
    onErasure: { delete: 'id' },
    inExport: { section: 'ritmoDePedidos', field: 'id' },
    onPlaceRemoval: { retain: 'id of the last request, overwritten by the next one' },
  },

  places: {
    onErasure: { pseudonym: 'createdBy' },
    inExport: { section: 'lugaresCadastrados', field: 'createdBy', only: authorship },
    onPlaceRemoval: 'last',
  },
  removedPlaces: {
    ...withoutIds,
    onPlaceRemoval: { retain: 'prevents a new place with the same id' },
  },
  placeViews: { ...withoutIds, onPlaceRemoval: 'delete' },

  // Before `helpful` and `reports`: the step of reviews also deletes or moves the marks and reports of each review.
  reviews: {
    onErasure: 'special',
    inExport: { section: 'avaliacoes', field: 'userId' },
    onPlaceRemoval: 'special',
    retainsImportedPlace: 'reviewed',
  },
  helpful: {
    onErasure: 'special',
    inExport: { section: 'avaliacoesUteis', field: 'userId' },
    onPlaceRemoval: 'delete',
  },
  reportedPictures: {
    onErasure: { delete: 'userId' },
    inExport: { section: 'fotosDenunciadas', field: 'userId' },
    onPlaceRemoval: 'delete',
  },

  favorites: {
    onErasure: { delete: 'userId' },
    inExport: { section: 'favoritos', field: 'userId' },
    onPlaceRemoval: 'special',
    retainsImportedPlace: 'favorited',
  },
  lists: {
    onErasure: { delete: 'userId' },
    inExport: { section: 'listas', field: 'userId' },
    onPlaceRemoval: { retain: 'a list shows only existing places' },
  },
  listCounts: {
    onErasure: { delete: 'id' },
    inExport: { section: 'contagemDeListas', field: 'id' },
    onPlaceRemoval: 'none',
  },
  reservations: {
    onErasure: { delete: 'userId' },
    inExport: { section: 'reservas', field: 'userId' },
    onPlaceRemoval: 'special',
    retainsImportedPlace: 'reserved',
  },

  clubOffers: { ...withoutIds, onPlaceRemoval: 'delete', retainsImportedPlace: 'offered' },
  clubMembers: {
    onErasure: { delete: ['id', 'userId'] },
    inExport: { section: 'clube.associacao', field: 'userId' },
    onPlaceRemoval: 'none',
  },
  customers: {
    onErasure: { delete: ['id', 'userId'] },
    inExport: { section: 'clube.cliente', field: 'id' },
    onPlaceRemoval: 'none',
  },
  clubPayments: {
    onErasure: { scrub: ['userId'] },
    inExport: { section: 'clube.pagamentos', field: 'userId' },
    onPlaceRemoval: 'none',
  },
  clubTransactions: {
    onErasure: { scrub: ['userId', 'verifiedBy', 'confirmedBy', 'voidedBy'] },
    inExport: { section: 'clube.transacoes', field: 'userId' },
    onPlaceRemoval: { retain: business },
  },
  clubRedemptions: {
    onErasure: 'special',
    inExport: { section: 'clube.resgates', field: 'userId' },
    onPlaceRemoval: { retain: business },
  },
  redemptionSecrets: {
    onErasure: { delete: 'userId' },
    inExport: { omit: 'code and signing key of an open redemption' },
    onPlaceRemoval: 'none',
  },
  clubVisits: {
    onErasure: { delete: 'userId' },
    inExport: { section: 'clube.visitas', field: 'userId' },
    onPlaceRemoval: { retain: business },
  },
  stripeEvents: {
    onErasure: { scrub: 'all' },
    inExport: { omit: 'ids of events that Stripe sent' },
    onPlaceRemoval: 'none',
  },
  withdrawals: {
    onErasure: { retain: 'keyed hash of the e-mail for the waiting time of a new membership' },
    inExport: { omit: 'has no uid; customers holds the time of the withdrawal' },
    onPlaceRemoval: 'none',
  },

  events: {
    onErasure: { pseudonym: 'createdBy' },
    inExport: { section: 'eventosCadastrados', field: 'createdBy', only: authorship },
    onPlaceRemoval: 'special',
    retainsImportedPlace: 'announced',
  },
  savedEvents: {
    onErasure: { delete: 'userId' },
    inExport: { section: 'eventosSalvos', field: 'userId' },
    // Has no place id; deleted with the events of the place.
    onPlaceRemoval: 'none',
  },

  // After `reviews`.
  reports: {
    onErasure: 'special',
    inExport: { section: 'denuncias', field: 'reporter' },
    onPlaceRemoval: 'delete',
  },
  suggestions: {
    onErasure: { delete: 'userId', pseudonym: 'decidedBy' },
    inExport: { section: 'correcoesSugeridas', field: 'userId' },
    onPlaceRemoval: 'delete',
  },
  claims: {
    onErasure: { delete: 'userId', pseudonym: 'decidedBy' },
    inExport: { section: 'pedidosDeGestao', field: 'userId' },
    onPlaceRemoval: 'delete',
    retainsImportedPlace: 'claimed',
  },

  notices: {
    onErasure: { delete: 'userId' },
    inExport: { section: 'avisos', field: 'userId' },
    onPlaceRemoval: { retain: expires },
  },
  outbox: {
    onErasure: { delete: 'userId' },
    inExport: { section: 'cartasPorEnviar', field: 'userId' },
    onPlaceRemoval: { retain: expires },
  },
  told: {
    onErasure: { delete: 'userId' },
    inExport: { section: 'situacoesAvisadas', field: 'userId' },
    onPlaceRemoval: { retain: expires },
  },
  letterPace: {
    onErasure: { delete: 'userId' },
    inExport: { section: 'cartasRecentes', field: 'userId' },
    onPlaceRemoval: 'none',
  },

  auditLog: {
    onErasure: { scrub: 'all' },
    // The changed values may concern others; only the action itself is the user's data.
    inExport: { section: 'acoesRegistradas', field: 'actorId', only: ['action', 'createdAt'] },
    onPlaceRemoval: { retain: 'record of actions' },
  },
  imports: {
    onErasure: { scrub: 'all' },
    inExport: { section: 'importacoes', field: 'actorId', only: ['fileName', 'rows', 'createdAt'] },
    onPlaceRemoval: { retain: 'record of actions' },
  },

  erasures: {
    onErasure: 'last',
    inExport: { omit: 'exists only during an erasure' },
    onPlaceRemoval: 'none',
  },
  leases: {
    onErasure: 'last',
    inExport: { omit: 'lock of a server, for less than a minute' },
    onPlaceRemoval: 'none',
  },
  cursors: withoutIds,
  categories: withoutIds,
  subscriptionPlans: withoutIds,
  settings: withoutIds,
  searchMisses: withoutIds,
} as const satisfies Record<string, StoredCollection>;

export type CollectionName = keyof typeof storedCollections;

/** All collections with their declaration, in the order of the table. */
export const collectionEntries = Object.entries(storedCollections) as readonly [
  CollectionName,
  StoredCollection,
][];

/** Names of the collections that declare 'special' in a column of the table. */
export type SpecialCollections<Column extends 'onErasure' | 'onPlaceRemoval'> = {
  [Name in CollectionName]: (typeof storedCollections)[Name][Column] extends 'special'
    ? Name
    : never;
}[CollectionName];
