import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const settingsReadErrors: ErrorSentences = {
  default: 'Não foi possível carregar as configurações',
};

export const settingsSaveErrors: ErrorSentences = {
  default: 'Não foi possível salvar a configuração',
  conflict: 'Outra pessoa está mudando as configurações. Tente novamente.',
  'permission-denied':
    'Você não pode mais mudar as configurações. Fale com outro super administrador.',
};

// Page.
export const settingsPageTitle = `Configurações do guia · ${brand.name}`;
export const settingsTitle = 'Configurações';
export const settingsLead = 'Valem para todo o guia. Cada mudança fica no registro.';
export const loadingSettings = 'Carregando as configurações...';
export const saving = 'Salvando...';

// On/off settings.
export const switchesTitle = 'Cadastros, avaliações e clube';

/** Label of each setting and its effect when it is on or off. */
export const switchTexts: Record<
  'requireApproval' | 'reviewsEnabled' | 'clubEnabled',
  { label: string; on: string; off: string }
> = {
  requireApproval: {
    label: 'Aprovar novos cadastros',
    on: 'Quem se cadastra espera a aprovação de um administrador.',
    off: 'Quem se cadastra entra direto.',
  },
  reviewsEnabled: {
    label: 'Avaliações abertas',
    on: 'Os membros podem avaliar os lugares.',
    off: 'Ninguém avalia. As avaliações de antes continuam visíveis.',
  },
  clubEnabled: {
    label: 'Clube aberto',
    on: 'O clube aparece no guia e aceita assinaturas.',
    off: 'O clube não aparece no guia nem aceita assinaturas.',
  },
};

// Maintenance message.
export const maintenanceTitle = 'Aviso de manutenção';
export const maintenanceShown = 'Este aviso aparece no topo de todas as páginas.';
export const noMaintenance =
  'Nenhum aviso agora. O que você publicar aparece no topo de todas as páginas.';
export const maintenanceLabel = 'Mensagem';
export const maintenanceHint = 'Diga o que está acontecendo e até quando.';
export const publishMaintenance = 'Publicar aviso';
export const withdrawMaintenance = 'Retirar aviso';
export const unpublishedMaintenance = 'A mensagem ainda não foi publicada.';

// Operator.
export const operatorTitle = 'Responsável e contato';
export const operatorLead =
  'Aparecem nos termos, na política de privacidade e na ajuda. Deixe em branco o que não quiser mostrar.';
export const operatorNameLabel = 'Nome ou razão social';
export const operatorNameMissing = 'Informe o nome: sem ele, o resto não aparece.';
export const operatorDocumentLabel = 'CPF ou CNPJ';
export const operatorDocumentInvalid = 'Confira o CPF ou o CNPJ.';
export const operatorAddressLabel = 'Endereço';
export const privacyOfficerLabel = 'Encarregado pela proteção de dados';
export const privacyOfficerHint =
  'Quem responde pelos pedidos sobre dados pessoais (LGPD, artigo 41).';
export const contactEmailLabel = 'E-mail de contato';
export const contactEmailInvalid = 'Informe um e-mail completo, como contato@exemplo.com.br.';
export const saveOperator = 'Salvar dados';
export const unsavedOperator = 'As alterações ainda não foram salvas e serão perdidas.';
