import { localizedAddress, splitLanguage } from '#shared/languages.ts';
import type { ServerConfig } from './config.ts';
import { isPlaceIndexPath } from './features/search/place-index-handler.ts';
import type { RequestDescription } from './platform/telemetry/request-telemetry.ts';
import { matchSiteRoute } from './site/site-routes.ts';
import type { Site } from './site/site.ts';

/**
 * Describes requests for the telemetry: images, build files, the search snapshot and pages have no route in Express. The
 * number of patterns is limited, so that an unknown address is no new time series.
 */
export function describeRequests(
  { publicOrigin }: Pick<ServerConfig, 'publicOrigin'>,
  site: Site | null,
): RequestDescription {
  return {
    scheme: publicOrigin?.startsWith('https:') ? 'https' : 'http',
    routeOfAddress(target) {
      const [path = ''] = target.split('?', 1);
      if (path.startsWith('/uploads/')) return '/uploads/*';
      if (isPlaceIndexPath(path)) return path;
      if (!site) return undefined;
      if (site.files.has(path)) return path.startsWith('/assets/') ? '/assets/*' : path;
      const { language, address } = splitLanguage(path);
      const route = matchSiteRoute(address).path;
      return route === null ? undefined : localizedAddress(language, route);
    },
  };
}
