/** Environment variables of the build; config.ts decides which of them are required. */
interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  /** 'host:port' of the local Firestore emulator, and of the Auth emulator below; absent in production. */
  readonly VITE_FIRESTORE_EMULATOR_HOST?: string;
  readonly VITE_AUTH_EMULATOR_HOST?: string;
  /** Origin of our backend if it differs from that of the page, without a trailing slash. */
  readonly VITE_API_ORIGIN?: string;
  /** URL template of the map tiles with {z}, {x} and {y}; 'none' for maps without streets. Default: OpenStreetMap. */
  readonly VITE_MAP_TILES_URL?: string;
  /** Attribution of the tiles, shown before that of OpenStreetMap. */
  readonly VITE_MAP_TILES_CREDIT?: string;
}
