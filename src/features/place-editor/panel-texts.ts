import * as brand from '#shared/brand.ts';
import type { HoursMode } from '#features/opening-hours/model/hours-draft.ts';
import type { ReservationMode } from '#features/places/model/place-options.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatInteger } from '#shared/formats/formats.ts';

export const placeSaveErrors: ErrorSentences = {
  default: 'Erro ao salvar local. Tente novamente.',
  'not-found': 'Erro: ID do local não encontrado. Tente novamente desde o início.',
  unauthenticated: 'Usuário não está logado.',
  'permission-denied': 'Você não tem mais permissão para alterar este lugar.',
  conflict:
    'Outras pessoas estão salvando este lugar ao mesmo tempo. Aguarde um instante e tente novamente.',
};

/** Returns the error message of step 1. `detail` is a text of errorSentence. */
export function basicDataErrorText(detail: string): string {
  return `Erro ao salvar dados básicos. Detalhes: ${detail}`;
}

export const placeImagesSaveErrors: ErrorSentences = {
  default: 'Não foi possível salvar as imagens do lugar',
  conflict:
    'As imagens deste lugar mudaram em outra janela ou por outra pessoa. Suas últimas mudanças não foram salvas.',
};

/** Error texts for step 1 of a new place, used as the detail of basicDataErrorText(). */
export const placeBasicsErrors: ErrorSentences = {
  default: 'O servidor recusou os dados. Tente novamente.',
  unauthenticated: 'Usuário não está logado.',
  'permission-denied': 'Você não tem permissão para cadastrar lugares.',
  conflict: 'Outro lugar já usa este código. Tente novamente.',
  unavailable: 'Sem resposta do servidor. Verifique sua conexão e tente novamente.',
  timeout: 'O servidor demorou para responder. Verifique sua conexão e tente novamente.',
};

export const placeEditorPositionErrors: ErrorSentences = {
  default: 'Não foi possível descobrir onde você está. Escolha o ponto no mapa.',
  'permission-denied':
    'O acesso à sua localização não foi permitido. Escolha o ponto no mapa ou digite as coordenadas.',
};

/** Returns the message for a stored place with failed image uploads. */
export function failedUploadsText(count: number): string {
  return count === 1
    ? 'O lugar foi salvo, mas 1 imagem não foi enviada. Tente enviá-la novamente ou remova-a.'
    : `O lugar foi salvo, mas ${formatInteger(count)} imagens não foram enviadas. Tente enviá-las novamente ou remova-as.`;
}

// Loading and leaving
export const saving = 'Salvando...';
export const uploadsPending =
  'Há imagens sendo enviadas. Se você sair agora, elas não serão salvas.';

export const adminListName = 'Lugares';
export const managerListName = 'Meus Locais';
export const loadingPlace = 'Carregando lugar...';
export const notYourPlace = 'Você não gerencia este lugar.';

export const newPlacePageTitle = `Novo lugar · ${brand.name}`;
export const editPlacePageTitle = `Editar lugar · ${brand.name}`;
export const loadingImages = 'Carregando imagens...';
export const loadingConflict = 'Carregando comparação...';
export const newPlace = 'Novo lugar';

export function editPlace(name: string): string {
  return `Editar ${name}`;
}

export const basicsStepLabel = 'Dados básicos';
export const imagesStepLabel = 'Imagens';
export const stepsLabel = 'Etapas';

// Step 1: main fields
export const mainTitle = 'Informações principais';
export const mainLead = 'Nome, categoria e descrição são obrigatórios.';
export const nameLabel = 'Nome do lugar';
export const categoryLabel = 'Categoria';
export const chooseCategory = 'Escolha a categoria';

export function categoryOutOfUse(name: string): string {
  return `${name} (fora de uso)`;
}

export const descriptionLabel = 'Descrição';
export const descriptionHint = 'O que torna este lugar especial, em poucas frases.';
export const translationsTitle = 'Outros idiomas';
export const translationsLead =
  'Quem visita o guia em espanhol ou inglês lê estes textos. Sem eles, lê a descrição em português.';
export const activeLabel = 'Ativo no guia';
export const activeHint = 'Todo mundo vê este lugar assim que for salvo.';
export const activeAfterImagesHint =
  'Todo mundo vê este lugar quando você concluir o passo das imagens.';
export const inactiveHint = 'Só os administradores e os gerentes dele veem este lugar.';
export const addressTitle = 'Onde fica';
export const addressLead = 'Endereço e cidade são obrigatórios.';
export const addressLabel = 'Endereço';
export const addressHint = 'Só a rua e o número. A cidade tem o próprio campo.';
export const cityLabel = 'Cidade';
export const neighborhoodLabel = 'Bairro (opcional)';
export const pinLegend = 'Ponto no mapa (opcional)';
export const loadingMap = 'Carregando mapa...';
export const chooseOnMap = 'Escolher no mapa';
export const adjustOnMap = 'Ajustar no mapa';
export const locating = 'Localizando...';
export const locateHere = 'Estou no lugar agora';
export const removePin = 'Remover ponto';
export const coordinatesTitle = 'Coordenadas';
export const latitudeLabel = 'Latitude';
export const longitudeLabel = 'Longitude';

/** @param distance such as 'a 350 m' */
export function pinSet(distance: string): string {
  return `Ponto marcado, ${distance} do centro de ${brand.city}.`;
}

export function pinFarFromCenter(distance: string): string {
  return `Confira: este ponto fica ${distance} do centro de ${brand.city}.`;
}

export const coordinatesHint = 'Você também pode colar as duas coordenadas no campo da latitude.';
export const pinName = 'Ponto do lugar';
export const pinMapLabel = 'Mapa: toque para pôr o ponto, arraste para movê-lo';
export const contactTitle = 'Contato';
export const phoneLabel = 'Telefone (opcional)';
export const phoneHint = 'Com o DDD.';
export const websiteLabel = 'Site (opcional)';
export const priceTitle = 'Preço e comodidades';
export const priceLabel = 'Preço';
export const amenitiesLabel = 'Comodidades (opcional)';
export const factsLead =
  'Responda só o que você sabe. O que não for informado não aparece no guia.';

// Step 1: reservations
export const reservationModeHints: Record<ReservationMode, string> = {
  none: 'O botão Reservar não aparece.',
  request: 'O pedido chega ao painel do gerente, que confirma ou recusa.',
  whatsapp: 'O botão Reservar abre uma conversa no WhatsApp.',
  phone: 'O botão Reservar liga para o lugar.',
  url: 'O botão Reservar abre outro site.',
};

export const reservationsTitle = 'Reservas';
export const reservationModeLabel = 'Como reservar';
export const reservationPhoneLabel = 'Número para reservas (opcional)';
export const reservationPageLabel = 'Página de reservas';
export const reservationPhoneHint = 'Em branco, vale o telefone do lugar.';
export const tablesLabel = 'Mesas por horário (opcional)';
export const tablesHint =
  'Em branco, o guia não conta mesas. Com um número, cada reserva ocupa uma e o guia recusa pedidos quando acabam.';

// Step 1: opening hours
export const hoursModeLabels: Record<HoursMode, string> = {
  none: 'Não informar',
  text: 'Manter o texto antigo',
  always: 'Aberto 24 horas, todos os dias',
  weekly: 'Por dia da semana',
};

export const hoursTitle = 'Horários';
export const hoursLegend = 'Horário de funcionamento';
export const textHoursHint = 'Com este texto o guia não sabe se o lugar está aberto.';
export const convertToWeekdays = 'Converter em dias da semana';
export const hoursNoteLabel = 'Observação sobre os horários (opcional)';
export const hoursNoteHint = 'Por exemplo: a cozinha fecha meia hora antes.';

export const specialDates = 'Datas especiais';
export const specialDatesHint = 'Feriados, férias e outros dias com horário próprio.';
export const addDate = 'Adicionar data';

export function dateLabel(position: number): string {
  return `Data ${position}`;
}

export const dateNameLabel = 'Nome (opcional)';
export const dateNameExample = 'Natal';

export function removeDate(position: number): string {
  return `Remover data ${position}`;
}

export const closedOnDate = 'Fechado nesta data';

/** Name of a date in the labels of its times. */
export function dateSubject(position: number): string {
  return `data ${position}`;
}

// Buttons of step 1, and the preview
export const loadingPreview = 'Carregando prévia...';
export const approvalHint = 'Seu lugar aparece no guia depois que um administrador o aprovar.';
export const waitToSave = 'Aguarde o envio das imagens para salvar.';
export const previewTitle = 'Prévia';
export const save = 'Salvar';
export const continueToImages = 'Continuar';
export const namelessPlace = 'Nome do lugar';
export const openPublicPage = 'Abrir a página pública como está agora';

export const previewDescription = 'Sobre';
export const previewHours = 'Horários';
export const previewAmenities = 'Comodidades';
export const previewContact = 'Contato';
export const previewLocation = 'Localização';
export const previewReservations = 'Reservas';

export function previewHoursNow(openingState: string): string {
  return `Horários · ${openingState}`;
}

// Step 2: images
export const imagesHint =
  'A imagem em destaque aparece nos cartões e na busca. Sem imagens, o guia mostra um desenho.';
export const waitToFinish = 'Aguarde o envio das imagens para concluir.';
export const backToBasics = 'Voltar';
export const finish = 'Concluir';

// Result of saving
export const saved = 'Salvo';
export const savedActive = 'Já está no guia. A busca mostra as mudanças em até um minuto.';
export const savedInactive = 'Está inativo: só os administradores e os gerentes dele o veem.';
export const savedForApproval = 'Aguarda a aprovação de um administrador para aparecer no guia.';
export const placeCreated = 'Lugar cadastrado';
export const placeSaved = 'Lugar salvo';

export function backTo(listName: string): string {
  return `Voltar a ${listName}`;
}

export const viewPublicPage = 'Ver página pública';
export const viewInactivePage = 'Ver como ficará';
export const draftKept = 'O rascunho fica guardado neste aparelho até você sair da conta.';
export const createAgain = 'Cadastrar de novo com estes dados';

// Drafts and conflicts
export const draftFound = 'Há um rascunho não salvo';
export const restoreDraft = 'Continuar rascunho';
export const discardDraft = 'Descartar';

/** @param title '' if the draft has none */
export function draftDetails(title: string, savedDate: string): string {
  return title
    ? `“${title}”, ${savedDate}, neste aparelho.`
    : `Deste lugar, ${savedDate}, neste aparelho.`;
}

export const placeChanged = 'Este lugar mudou enquanto você editava';
export const savedVersion = 'Já salvo';
export const ownVersion = 'A sua versão';
export const saveChoices = 'Salvar com estas escolhas';
export const continueEditing = 'Continuar editando';

/** @param author null if unknown */
export function changedByOther(author: string | null, savedDate: string): string {
  return `${author ?? 'Outra pessoa'} salvou alterações ${savedDate}. Escolha o que fica; nada foi perdido.`;
}

/** Values of fields in the comparison of two versions. */
export const activeValue = 'Ativo';
export const inactiveValue = 'Inativo';
export const unknownHoursValue = 'Horário não informado';

export function reservationTables(modeLabel: string, tables: number): string {
  return `${modeLabel}, ${countText(tables, 'mesa', 'mesas')} por horário`;
}

export function imageCount(count: number): string {
  return countText(count, 'imagem', 'imagens');
}

export function imageNumber(position: number): string {
  return `Imagem ${position}`;
}

export function specialDateCount(count: number): string {
  return countText(count, 'data especial', 'datas especiais');
}

// Photos of a place
export const loadingPhotos = 'Carregando fotos...';
export const photosPageTitle = `Fotos · ${brand.name}`;
export const managerPanel = 'Painel do gerente';
export const photosHint =
  'A foto em destaque aparece nos cartões e na busca. Cada mudança é salva na hora.';
export const viewCurrentImages = 'Ver as imagens atuais';
export const imagesNotSaved =
  'As últimas mudanças nas imagens não foram salvas. Se você sair agora, elas serão perdidas.';

export function photosOf(title: string): string {
  return `Fotos de ${title}`;
}
