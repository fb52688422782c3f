/** What the build reads from the environment; config.ts says which of them are needed when. */
interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  /** 'host:port' of the local Firestore, Auth and Storage; absent in production. */
  readonly VITE_FIRESTORE_EMULATOR_HOST?: string;
  readonly VITE_AUTH_EMULATOR_HOST?: string;
  /** Origin of the own backend when it is not the page's own, without a slash at the end. */
  readonly VITE_API_ORIGIN?: string;
  /** Address of the maps' tiles with {z}, {x} and {y}; 'none' for maps without streets. Absent: OpenStreetMap's. */
  readonly VITE_MAP_TILES_URL?: string;
  /** Whose tiles they are, before OpenStreetMap's own credit. */
  readonly VITE_MAP_TILES_CREDIT?: string;
}
