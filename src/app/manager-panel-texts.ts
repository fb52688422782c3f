// Managers' panel. The others are in panel-texts.ts.
export const managerPanel = 'Gerência';
export const serviceGroup = 'Atendimento';
export const ownPlacesGroup = 'Lugares';
export const answers = 'Responder';
export const reservations = 'Reservas';
export const validate = 'Validar';
export const reviews = 'Avaliações';
export const myPlaces = 'Meus Locais';
export const statistics = 'Números';
