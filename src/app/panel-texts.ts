// Tabs of both panels
export const offersTab = 'Ofertas';
export const eventsTab = 'Eventos';

// Tabs of the administrators' panel
export const adminPanelLabel = 'Administração';
export const dashboardTab = 'Dashboard';
export const placesTab = 'Lugares';
export const categoriesTab = 'Categorias';
export const usersTab = 'Usuários';
export const plansTab = 'Planos';
export const paymentsTab = 'Pagamentos';
export const requestsTab = 'Pedidos';
export const reportsTab = 'Denúncias';
export const importTab = 'Importação';
export const uploadsTab = 'Uploads';
export const auditLogTab = 'Registro';
export const settingsTab = 'Configurações';

// Tabs of the managers' panel
export const managerPanelLabel = 'Gerência';
export const todayTab = 'Hoje';
export const answersTab = 'Responder';
export const reservationsTab = 'Reservas';
export const reviewsTab = 'Avaliações';
export const myPlacesTab = 'Meus Locais';
export const statisticsTab = 'Números';
export const validateTab = 'Validar';
