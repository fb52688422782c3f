import * as brand from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';

// Titles and descriptions of pages for search engines and link previews
export const siteDescription = `Bares, restaurantes, playas, paseos y eventos en ${brand.city}, con reseñas de quienes ya fueron.`;
export const previewImageAlt = 'Dibujo del puente Hercílio Luz al atardecer';
export const homePageTitle = `${brand.name}: lugares y eventos en ${brand.city}`;
export const categoriesTitle = 'Categorías';
export const categoriesDescription = `Elegí por dónde empezar a descubrir ${brand.city}: bares, restaurantes, playas, paseos y más.`;
export const plansDescription = `Planes y precios del ${brand.clubName}: beneficios en lugares asociados de ${brand.city}.`;
export const benefitsTitle = 'Beneficios del club';
export const benefitsDescription = `Lo que los socios del ${brand.clubName} tienen ahora en bares, restaurantes, cafés y paseos de ${brand.city}.`;
export const helpTitle = 'Ayuda';
export const helpDescription = `Cómo usar ${brand.name} y el ${brand.clubName}.`;
export const termsTitle = 'Términos de uso';
export const privacyTitle = 'Política de privacidad';
export const agendaTitle = `Agenda de ${brand.city}`;
export const agendaDescription = `Qué hacer hoy, mañana y el fin de semana en ${brand.city}: shows, fiestas, ferias y eventos con fecha, horario y precio.`;

export function listPreviewAlt(name: string): string {
  return `Lugares de ${name}`;
}

// Missing pages
export const unknownAddress = 'Página no encontrada';
export const unknownCategory = 'Categoría no encontrada';
export const unknownPlace = 'Lugar no encontrado';
export const unknownEvent = 'Evento no encontrado';
export const unknownList = 'Lista no encontrada';
export const unknownListSentence =
  'Lista no encontrada. Es privada, se eliminó o el enlace está incompleto.';
export const unavailableListTitle = `Lista · ${brand.name}`;
export const unavailableListSentence =
  'No se pudo abrir la lista en este momento. Intentá de nuevo en unos instantes.';

// Page that the server did not render, without code
export const scriptNotice = 'Esta página necesita JavaScript.';
export const newerBrowserNotice = 'Esta página necesita un navegador más nuevo.';
export const showHomePage = 'Ver la página de inicio';
// The same page while the server is too busy to render it
export const busyNotice =
  'La guía tiene demasiadas visitas en este momento. Intentá de nuevo en unos instantes.';
export const reloadThisPage = 'Reintentar';

// Every page, in a browser below the minimum (src/shared/browsers.ts)
export const oldBrowserNotice = 'Tu navegador es antiguo, pero lo básico funciona.';

// Installed app
export const searchShortcut = 'Buscar';
export const agendaShortcut = 'Agenda';
export const clubCardShortcut = 'Mi tarjeta de socio';
export const homePhoneScreenshot =
  'Página de inicio, con las categorías y los destacados de la semana';
export const placePhoneScreenshot = 'Página de un lugar, con fotos, reseñas y horario';
export const homeDesktopScreenshot = 'Página de inicio en una pantalla ancha';

// Breadcrumbs
export const home = 'Inicio';
export const agenda = 'Agenda';

export type Complete = TranslationOf<
  typeof import('./site-texts.ts'),
  typeof import('./site-texts.es.ts')
>;
