import * as brand from '#shared/brand.ts';
import {
  invalidEmailText,
  tooLargeImageText,
  tooManyAttemptsText,
  unsupportedTypeText,
  weakPasswordText,
} from '#shared/common-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const dataExportErrors: ErrorSentences = {
  default: 'Não foi possível reunir seus dados',
  'too-many-requests': 'Você já baixou seus dados há pouco. Tente novamente em uma hora.',
  unauthenticated: 'Sua sessão terminou',
};

export const accountErasureErrors: ErrorSentences = {
  default: 'Não foi possível excluir sua conta',
  'too-many-requests': tooManyAttemptsText,
  unauthenticated: 'Sua sessão terminou',
  'invalid-input': 'A palavra de confirmação não confere',
  'requires-recent-login': 'Por segurança, confirme que é você antes de excluir a conta',
  'last-super-admin':
    'Você é a única pessoa que administra o guia. Torne outra pessoa super administradora antes de excluir sua conta.',
  'active-subscription':
    'Sua assinatura do clube ainda está ativa e não pôde ser cancelada. Sua conta continua como estava: fale conosco para cancelar a assinatura primeiro.',
};

const accountChangedError =
  'Sua conta mudou e não permite esta alteração agora. Confira a situação da conta no seu perfil.';

export const profileSaveErrors: ErrorSentences = {
  default: 'Não foi possível salvar suas alterações',
  'permission-denied': accountChangedError,
};

export const photoOpenErrors: ErrorSentences = {
  default:
    'Não foi possível abrir esta imagem. Escolha outra em JPG, PNG ou WebP, com até 60 megapixels.',
  'unsupported-type': unsupportedTypeText,
  'too-large': tooLargeImageText,
};

export const photoSaveErrors: ErrorSentences = {
  default: 'Não foi possível salvar sua foto',
  'permission-denied': accountChangedError,
  'account-inactive': accountChangedError,
  'unsupported-type': unsupportedTypeText,
  'too-large': tooLargeImageText,
  cancelled: 'Envio cancelado. Sua foto não mudou.',
};

export const photoFileErrors: ErrorSentences = {
  default: 'Sua foto mudou, mas o arquivo anterior não foi apagado. Tente apagá-lo novamente.',
};

export const emailChangeErrors: ErrorSentences = {
  default: 'Não foi possível enviar a confirmação',
  conflict: 'Este e-mail já está em uso por outra conta.',
  'invalid-email': invalidEmailText,
  'too-many-requests': tooManyAttemptsText,
};

export const passwordChangeErrors: ErrorSentences = {
  default: 'Não foi possível alterar a senha',
  'weak-password': weakPasswordText,
  'too-many-requests': tooManyAttemptsText,
};

// Page.
export const settingsPageTitle = `Configurações · ${brand.name}`;
export const settingsTitle = 'Configurações';
export const backToProfile = 'Perfil';
export const saving = 'Salvando...';
/** The rules let a pending user change only the name. */
export const pendingAccountNote =
  'Disponível depois que o administrador aprovar sua conta. Por enquanto, você pode alterar seu nome.';

// Photo.
export const photoTitle = 'Foto';
export const photoLead = 'Sua foto aparece para todos. Use JPG, PNG ou WebP de até 5\u00a0MB.';
export const choosePhoto = 'Escolher foto';
export const changePhoto = 'Trocar foto';
export const removePhoto = 'Remover foto';
export const photoWait = 'Um instante...';
export const uploadingPhoto = 'Enviando...';
export const cancelUpload = 'Cancelar envio';
/** Answer of the server to an upload without an image. */
export const photoMissing = 'Nenhuma imagem foi enviada. Escolha uma imagem e tente novamente.';

// Crop of the photo.
export const cropPhoto = 'Ajustar foto';
export const cropHint = 'Arraste a foto para enquadrar. No teclado, use as setas sobre a foto.';
export const cropAreaLabel = 'Enquadramento da foto';
export const zoomLabel = 'Zoom';
export const cancelCrop = 'Cancelar';
export const confirmCrop = 'Usar foto';
export const preparingPhoto = 'Preparando...';

// Name.
export const nameTitle = 'Nome';
export const nameLead = 'É assim que você aparece nas suas avaliações e reservas.';
export const unsavedChanges = 'Alterações não salvas.';
export const saveName = 'Salvar nome';
export const discardChanges = 'Descartar';

// E-mail.
export const emailTitle = 'E-mail';
export const emailLead = 'O e\u2011mail da sua conta é <address/>. Ele não aparece no guia.';
export const googleEmailNote = 'Você entra com o Google: o e-mail é o da sua conta Google.';
export const newEmailLabel = 'Novo e-mail';
export const newEmailHint = 'Enviaremos um link de confirmação para ele.';
export const newEmailMissing = 'Informe o novo e-mail.';
export const newEmailUnchanged = 'Este já é o e-mail da sua conta.';
export const changeEmail = 'Alterar e-mail';
export const sendingLink = 'Enviando...';
export const emailUnconfirmed =
  'Seu e-mail ainda não foi confirmado. Abra o link que enviamos e volte a esta página. Só quem confirmou o e-mail pode gerenciar lugares.';
export const resendVerification = 'Reenviar e-mail de confirmação';

export function emailChangeSent(email: string): string {
  return `Enviamos um link para ${email}. Sua conta passa a usar esse e-mail quando você abrir o link; depois, entre de novo com ele.`;
}

export function verificationSent(email: string): string {
  return `Enviamos um link para ${email}. Não chegou? Olhe também o spam.`;
}

// Password.
export const passwordTitle = 'Senha';
export const googlePasswordNote = 'Você entra com o Google: não há uma senha do guia para trocar.';
export const newPasswordLabel = 'Nova senha';
/** Completes 'Mostrar' on the button of the field. */
export const newPasswordName = 'nova senha';
export const confirmNewPasswordLabel = 'Confirmar nova senha';
/** Completes 'Mostrar' on the button of the field. */
export const newPasswordConfirmationName = 'confirmação da nova senha';
export const changePassword = 'Alterar senha';
export const otherDevicesNote = 'Nos outros aparelhos será preciso entrar de novo.';

// Theme.
export const languageTitle = 'Idioma';
export const languageLead = 'O guia e os e\u2011mails ficam no idioma que você escolher.';
export const themeTitle = 'Tema';
export const themeForAllDevices = 'Vale para este aparelho e para os outros em que você entrar.';
export const themeForThisDevice = 'Vale para este aparelho.';

// Notifications and news by e-mail.
export const lettersTitle = 'Avisos por e-mail';
export const lettersLead =
  'Os avisos aparecem sempre no guia. Escolha quais chegam também por e\u2011mail.';
export const lettersLeadUnverified =
  'Os avisos aparecem sempre no guia. Para receber também por e\u2011mail, confirme antes o seu e\u2011mail, nesta página.';
export const marketingTitle = 'Novidades por e-mail';
export const marketingLead = 'Só se você quiser. Dá para desligar aqui a qualquer momento.';
export const marketingLabel = `Quero receber por e\u2011mail novidades e sugestões de lugares do ${brand.name}.`;

// Profile of the reviewer.
export const reviewerTitle = 'Seu perfil nas avaliações';
export const reviewerLead =
  'Quem tocar no seu nome em uma avaliação vê o seu primeiro nome, desde quando você está no guia e quantas avaliações fez. Nada mais. Você pode mudar de ideia quando quiser.';
export const reviewerLabel = 'Mostrar quantas avaliações fiz a quem lê uma delas.';

// Export of the personal data.
export const loadingPrivacy = 'Carregando a privacidade...';
export const exportTitle = 'Seus dados';
export const exportLead =
  'Baixe um arquivo com tudo o que guardamos sobre você: conta, favoritos, avaliações, reservas, clube e foto.';
export const downloadData = 'Baixar meus dados';
export const collectingData = 'Reunindo seus dados...';
export const exportDone = 'Pronto: o arquivo <file/> está nos seus downloads.';

/** Returns the number of changes that are missing in the exported file as text; '' for none. */
export function unsentChangesText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? '1 alteração que ainda não foi enviada não está nele.'
    : `${count} alterações que ainda não foram enviadas não estão nele.`;
}

// Erasure of the own account.
export const erasureTitle = 'Excluir conta';
export const erasureLead = 'Sua conta e seus dados são apagados na hora. Não há como desfazer.';
export const eraseAccount = 'Excluir minha conta';
export const confirmErasure = 'Excluir sua conta?';
export const erasedTitle = 'O que é apagado';
export const erasedData = [
  'seu perfil, sua foto e seu acesso;',
  'seus favoritos, suas reservas e seu histórico;',
  'sua participação no clube, com a assinatura cancelada.',
] as const;
export const retainedTitle = 'O que fica, sem o seu nome';
export const retainedData = [
  'suas avaliações, assinadas “Usuário removido”;',
  'as denúncias que você fez;',
  'os registros de pagamento e de uso do clube que a lei manda guardar.',
] as const;
export const keepAccount = 'Manter minha conta';
export const erasingAccount = 'Excluindo sua conta...';
export const accountErased = 'Sua conta foi excluída. Seus dados foram apagados.';
export const erasureContinues =
  'Sua conta foi desativada. Seus dados estão sendo apagados, o que termina em alguns minutos.';

// Erasure of any account.
export const eraseForGood = 'Excluir definitivamente';

/** Word that a user types to confirm an erasure. */
export const erasureWord = 'EXCLUIR';

export function typeToConfirm(word: string): string {
  return `Para confirmar, digite ${word}`;
}

export function confirmationMissing(word: string): string {
  return `Digite ${word} para confirmar.`;
}
