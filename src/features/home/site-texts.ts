import * as brand from '#shared/brand.ts';

// Titles and descriptions of pages for search engines and link previews
export const siteDescription = `Bares, restaurantes, praias, passeios e eventos em ${brand.city}, com avaliações de quem já foi.`;
export const previewImageAlt = 'Desenho da Ponte Hercílio Luz ao entardecer';
export const homePageTitle = `${brand.name}: lugares e eventos em ${brand.city}`;
export const categoriesTitle = 'Categorias';
export const categoriesDescription = `Escolha por onde começar a descobrir ${brand.city}: bares, restaurantes, praias, passeios e mais.`;
export const plansDescription = `Planos e preços do ${brand.clubName}: benefícios em lugares parceiros de ${brand.city}.`;
export const benefitsTitle = 'Benefícios do clube';
export const benefitsDescription = `O que os sócios do ${brand.clubName} têm agora em bares, restaurantes, cafés e passeios de ${brand.city}.`;
export const helpTitle = 'Ajuda';
export const helpDescription = `Como usar o ${brand.name} e o ${brand.clubName}.`;
export const termsTitle = 'Termos de uso';
export const privacyTitle = 'Política de privacidade';
export const agendaTitle = `Agenda de ${brand.city}`;
export const agendaDescription = `O que fazer hoje, amanhã e no fim de semana em ${brand.city}: shows, festas, feiras e eventos com data, horário e preço.`;

/** Text alternative of the preview of a public list. */
export function listPreviewAlt(name: string): string {
  return `Lugares de ${name}`;
}

// Missing pages
export const unknownAddress = 'Página não encontrada';
export const unknownCategory = 'Categoria não encontrada';
export const unknownPlace = 'Local não encontrado';
export const unknownEvent = 'Evento não encontrado';
export const unknownList = 'Lista não encontrada';
export const unknownListSentence =
  'Lista não encontrada. Ela é particular, foi excluída ou o link está incompleto.';
export const unavailableListTitle = `Lista · ${brand.name}`;
export const unavailableListSentence =
  'Não foi possível abrir a lista agora. Tente de novo em alguns instantes.';

// Page that the server did not render, without code
export const scriptNotice = 'Esta página precisa de JavaScript.';
export const newerBrowserNotice = 'Esta página precisa de um navegador mais novo.';
export const showHomePage = 'Ver a página inicial';
// The same page while the server is too busy to render it
export const busyNotice = 'O guia está muito ocupado agora. Tente de novo em instantes.';
export const reloadThisPage = 'Tentar novamente';

// Every page, in a browser below the minimum (src/shared/browsers.ts)
export const oldBrowserNotice = 'Seu navegador é antigo: o básico funciona.';

// Installed app
export const searchShortcut = 'Buscar';
export const agendaShortcut = 'Agenda';
export const clubCardShortcut = 'Minha carteirinha';
export const homePhoneScreenshot = 'Página inicial, com as categorias e os destaques da semana';
export const placePhoneScreenshot = 'Página de um lugar, com fotos, avaliações e horário';
export const homeDesktopScreenshot = 'Página inicial em uma tela larga';

// Breadcrumbs
export const home = 'Início';
export const agenda = 'Agenda';
