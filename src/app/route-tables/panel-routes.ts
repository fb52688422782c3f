import type { ComponentType } from 'react';
import { lazyScreen } from '../lazy-screen.ts';

/** Route tables of the panels. A build in another language opens the Portuguese pages instead (panel-routes.es.ts). */
export const AdminRoutes: ComponentType = lazyScreen(() => import('./admin-routes.tsx'));
export const ManagerRoutes: ComponentType = lazyScreen(() => import('./manager-routes.tsx'));
