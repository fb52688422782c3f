import { answerDays } from '#features/moderation/model/queues.ts';
import * as brand from '#shared/brand.ts';
import { oldestBrowsers } from '#shared/browsers.ts';
import { linkTo } from '#shared/routes.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { HelpGroup } from './texts.ts';

export const pageTitle = `Ayuda · ${brand.name}`;
export const heading = 'Ayuda';
export const intro = 'Encontrá la respuesta o escribinos.';
export const searchLabel = 'Buscar en la ayuda';
export const clearSearch = 'Borrar la búsqueda';
export const noAnswersTitle = 'No se encontraron respuestas';
export const noAnswersHint = 'Probá con otras palabras o escribinos acá abajo.';
export const showAllQuestions = 'Ver todas las preguntas';
export const contactTitle = '¿Todavía tenés dudas?';
export const contactHint =
  'Escribinos. Para hablar de tu cuenta, escribí desde el correo electrónico con el que te registraste.';

export function answerCount(count: number): string {
  if (count === 0) return 'Ninguna respuesta';
  return count === 1 ? '1 respuesta' : `${count} respuestas`;
}

export const helpGroups: readonly HelpGroup[] = [
  {
    title: 'Buscar y explorar',
    topics: [
      {
        id: 'buscar',
        question: '¿Cómo encuentro un lugar o un evento?',
        answer: [
          'Escribí el nombre, el barrio, el tipo de lugar o algo que ofrece, como “praia” (playa), “Lagoa” o “pet friendly”. A partir de dos letras aparecen sugerencias. Los acentos y las mayúsculas no cambian el resultado.',
          'Los eventos de la agenda que coinciden con el texto aparecen junto a los lugares, con la próxima fecha.',
          'En los resultados, usá los filtros para elegir categoría, precio, puntaje mínimo, servicios, beneficios del club y ubicación.',
        ],
        keywords: 'búsqueda buscar encontrar filtro agenda',
        link: { to: linkTo('/search'), label: 'Abrir la búsqueda' },
      },
      {
        id: 'perto',
        question: '¿Cómo veo lo que está cerca de mí?',
        answer: [
          'Tocá “Cerca de mí” y autorizá el acceso a tu ubicación: los lugares aparecen del más cercano al más lejano. La posición se usa solo en tu dispositivo y no se guarda.',
          'Si preferís no autorizarlo, elegí un barrio.',
        ],
        keywords: 'ubicación localización distancia gps mapa cerca cercano barrio',
        link: { to: linkTo('/categories'), label: 'Ver las categorías' },
      },
      {
        id: 'horario',
        question: '¿Qué quieren decir “Abierto” y “Sin información de horario”?',
        answer: [
          `“Abierto” y “Cerrado” se calculan con los horarios del lugar y la hora de ${brand.city}, con feriados y fechas especiales cuando el lugar los informa. Si no informó horarios, lo decimos en vez de adivinar.`,
          'Antes de salir, confirmá con el lugar: los horarios cambian sin aviso.',
        ],
        keywords: 'funcionamiento atención cerrado abre cierra',
      },
      {
        id: 'parciais',
        question: '¿Por qué la búsqueda dice que los resultados son parciales?',
        answer: [
          'El servicio de la búsqueda completa no respondió en ese momento y mostramos lo que se pudo encontrar sin él. Intentá de nuevo en unos instantes.',
        ],
        keywords: 'error incompleto',
      },
      {
        id: 'corrigir',
        question: 'Encontré un dato equivocado. ¿Y ahora?',
        answer: [
          'En la página del lugar, debajo del mapa, tocá “Sugerir una corrección”. Nuestro equipo la revisa antes de publicarla, y la respuesta llega a tus avisos.',
        ],
        keywords: 'corregir error teléfono dirección establecimiento local cerró',
      },
      {
        id: 'meu-lugar',
        question: 'El lugar es mío. ¿Cómo paso a ocuparme de su página?',
        answer: [
          'En la página del lugar, debajo del mapa, tocá “Este lugar es mío” y contanos cómo podemos confirmarlo. Antes, confirmá el correo electrónico de tu cuenta.',
          `Respondemos en un plazo de hasta ${answerDays.claim} días, en tus avisos. Si la solicitud es rechazada, podés pedir una nueva revisión, una vez.`,
        ],
        keywords:
          'dueño propietario responsable gestionar administrar establecimiento empresa solicitud',
      },
    ],
  },
  {
    title: 'Favoritos',
    topics: [
      {
        id: 'favoritos',
        question: '¿Cómo guardo un lugar?',
        answer: [
          'Tocá el corazón del lugar. Si todavía no iniciaste sesión, te pedimos que lo hagas y después guardamos el lugar. Todo lo que guardás queda en “Favoritos”, en cualquier dispositivo.',
          'Para sacar un lugar de la lista, tocá el corazón de nuevo. Podés deshacerlo enseguida.',
        ],
        keywords: 'guardar guardados corazón lista',
        link: { to: linkTo('/favorites'), label: 'Ver mis favoritos' },
      },
      {
        id: 'ordem-dos-favoritos',
        question: '¿Cómo encuentro un lugar entre muchos favoritos?',
        answer: [
          'A partir de cuatro lugares guardados, “Favoritos” tiene orden, grupos y filtros: por nombre, por los más cercanos, por barrio o categoría, solo los abiertos ahora o solo los que tienen beneficio del club.',
        ],
        keywords: 'ordenar agrupar filtrar barrio categoría abierto cerca',
        link: { to: linkTo('/favorites'), label: 'Ver mis favoritos' },
      },
      {
        id: 'listas',
        question: '¿Cómo organizo lugares en listas?',
        answer: [
          'En la página del lugar, tocá “Agregar a una lista” y elegí una lista o creá otra. En cada lista cambiás el orden y escribís una nota sobre cada lugar.',
          'Solo vos ves la lista hasta que actives en ella “Quien tenga el enlace puede verla”. Después solo hace falta compartir el enlace: tu nombre no aparece, y lo desactivás cuando quieras.',
        ],
        keywords: 'lista organizar orden nota compartir pública enlace link',
        link: { to: linkTo('/favorites/listas'), label: 'Ver mis listas' },
      },
      {
        id: 'comparar',
        question: '¿Cómo comparo lugares y planifico un día?',
        answer: [
          'En “Comparar lugares”, elegí hasta cuatro lugares y mirá puntaje, precio, horario y servicios uno al lado del otro.',
          'En “Armá tu día”, elegí hasta ocho: mostramos el orden que permite encontrar abierta la mayor cantidad de lugares y abrimos el recorrido en el mapa. Los horarios de llegada son estimados.',
        ],
        keywords: 'comparación itinerario recorrido plan paseo día',
        link: { to: linkTo('/comparar'), label: 'Comparar lugares' },
      },
      {
        id: 'indisponivel',
        question: '¿Por qué un favorito aparece como “Lugar no disponible”?',
        answer: [
          'El lugar fue desactivado o quitado de la guía. Sigue en tu lista hasta que lo quites y vuelve a aparecer si se reactiva.',
        ],
        keywords: 'desapareció desactivado',
      },
    ],
  },
  {
    title: 'Reseñas',
    topics: [
      {
        id: 'avaliar',
        question: '¿Cómo dejo una reseña de un lugar?',
        answer: [
          'En la página del lugar, elegí de una a cinco estrellas, contá cómo te fue y, si querés, agregá hasta tres fotos. Cada persona tiene una reseña por lugar, y podés editarla o eliminarla cuando quieras: el puntaje del lugar cambia en el momento.',
          'La reseña es pública y muestra tu nombre y tu foto. Quien administra el lugar no puede dejarle una reseña, pero puede responder.',
          'En la Configuración elegís si quien toca tu nombre ve tu primer nombre, desde cuándo estás en la guía y cuántas reseñas hiciste. Sin eso, el nombre no lleva a ningún lado.',
        ],
        keywords:
          'opinar opinión puntaje estrellas comentario fotos imágenes editar eliminar borrar',
      },
      {
        id: 'denunciar',
        question: '¿Cómo denuncio una reseña o un evento?',
        answer: [
          'Abrí “Más opciones” en la reseña, o andá al final de la página del evento, tocá “Denunciar” y decinos el motivo. El administrador lo revisa y quita lo que no cumple los Términos de uso.',
          'Con “Denunciar fotos”, las fotos de una reseña salen de la página hasta la revisión.',
        ],
        keywords: 'denuncia ofensa falsa spam estafa',
        link: { to: linkTo('/terms'), label: 'Leer los Términos de uso' },
      },
    ],
  },
  {
    title: 'Reservas',
    topics: [
      {
        id: 'reservar',
        question: '¿Cómo hago una reserva?',
        answer: [
          'Tocá “Reservar” en la página del lugar. Algunos lugares reciben la solicitud por acá: indicás fecha, horario, cantidad de personas y teléfono, y el lugar confirma o rechaza. Otros atienden por WhatsApp, teléfono o sitio propio. Si no está el botón, el lugar no informó cómo reservar.',
          'Tu teléfono se muestra solo a quien administra ese lugar.',
        ],
        keywords: 'reserva mesa solicitud pedido whatsapp teléfono',
      },
      {
        id: 'acompanhar-reserva',
        question: '¿Dónde sigo, cambio o cancelo una reserva?',
        answer: [
          'En “Reservas”, en tu perfil. Ahí ves si la solicitud está pendiente, confirmada, rechazada o cancelada, y podés cambiar o cancelar lo que todavía no pasó. “Calendario” descarga un archivo que se abre con el calendario de tu dispositivo; después de un cambio, descargalo de nuevo y la entrada se actualiza.',
          'Si el lugar dice que no fuiste y no es verdad, tocá “Cuestionar ausencia”, y esa ausencia deja de contar. Tres ausencias en un año se muestran a los lugares en los que pidas otra reserva.',
        ],
        keywords:
          'reserva cambiar modificar cancelar cancelación estado confirmada pendiente rechazada ausencia falta cuestionar disputar calendario historial',
        link: { to: linkTo('/reservations'), label: 'Abrir mis reservas' },
      },
    ],
  },
  {
    title: 'Historial',
    topics: [
      {
        id: 'historico',
        question: '¿Quién ve los lugares que abrí?',
        answer: [
          'Solo vos. La lista queda en este dispositivo y la borrás en “Borrar historial”. En tu cuenta guardamos solo cuántos lugares viste.',
        ],
        keywords: 'vistos recientes limpiar borrar',
        link: { to: linkTo('/history'), label: 'Abrir el historial' },
      },
    ],
  },
  {
    title: 'Cuenta y contraseña',
    topics: [
      {
        id: 'conta',
        question: '¿Necesito una cuenta?',
        answer: [
          'Para consultar la guía, no. Con una cuenta gratuita guardás lugares, dejás reseñas y pedís reservas.',
        ],
        keywords: 'registro crear registrarme login entrar iniciar sesión google gratis',
        link: { to: linkTo('/register'), label: 'Crear cuenta' },
      },
      {
        id: 'senha',
        question: 'Olvidé mi contraseña. ¿Qué hago?',
        answer: [
          'En la página para iniciar sesión, tocá “Olvidé mi contraseña” e indicá tu correo electrónico. Si hay una cuenta con él, recibís un enlace para crear otra contraseña. Revisá también la carpeta de spam.',
          'Para cambiar la contraseña que conocés, usá la Configuración. Si iniciás sesión con Google, la contraseña es la de tu cuenta de Google.',
        ],
        keywords: 'cambiar modificar recuperar restablecer olvidada clave',
        link: { to: linkTo('/login'), label: 'Ir a iniciar sesión' },
      },
      {
        id: 'email',
        question: '¿Cómo cambio mi correo electrónico, mi nombre o mi foto?',
        answer: [
          'En la Configuración. Para cambiar el correo electrónico, confirmamos que sos vos y enviamos un enlace a la dirección nueva: el cambio solo vale después de que abras el enlace.',
        ],
        keywords: 'cambiar modificar avatar perfil datos email mail',
        link: { to: linkTo('/settings'), label: 'Abrir la Configuración' },
      },
      {
        id: 'confirmar-email',
        question: '¿Por qué tengo que confirmar mi correo electrónico?',
        answer: [
          'Porque con él recuperás la contraseña, y solo un correo confirmado recibe avisos. Abrí el enlace que te enviamos. Si no llegó, revisá la carpeta de spam o tocá “Reenviar” en el aviso que aparece en la guía.',
        ],
        keywords: 'verificar verificación enlace link confirmación email mail',
      },
      {
        id: 'aprovacao',
        question: '¿Qué es una cuenta que espera aprobación?',
        answer: [
          'Cuando el administrador aprueba las cuentas nuevas una por una, iniciás sesión y navegás normalmente, pero solo guardás, dejás reseñas y reservás después de la aprobación.',
        ],
        keywords: 'pendiente revisión habilitada',
      },
      {
        id: 'inativa',
        question: 'Mi cuenta está inactiva. ¿Por qué?',
        answer: [
          'El administrador desactivó la cuenta. Si creés que fue un error, escribinos desde el correo electrónico de la cuenta.',
        ],
        keywords: 'bloqueada desactivada suspendida',
      },
      {
        id: 'tema',
        question: '¿Cómo cambio al tema oscuro?',
        answer: [
          'Sin cuenta, elegí el tema al pie de la página. Con cuenta, está en la Configuración. En “Sistema”, la guía usa el mismo tema que tu dispositivo.',
        ],
        keywords: 'claro colores apariencia nocturno dark',
        link: { to: linkTo('/settings'), label: 'Abrir la Configuración' },
      },
    ],
  },
  {
    title: 'Privacidad',
    topics: [
      {
        id: 'meus-dados',
        question: '¿Cómo recibo una copia de mis datos?',
        answer: [
          'En “Tus datos”, en la Configuración, descargá un archivo con todo lo que guardamos sobre vos.',
        ],
        keywords: 'lgpd exportar bajar descargar download portabilidad',
        link: { to: linkTo('/settings'), label: 'Abrir la Configuración' },
      },
      {
        id: 'excluir-conta',
        question: '¿Cómo elimino mi cuenta?',
        answer: [
          'En “Eliminar cuenta”, en la Configuración. Borramos cuenta, foto, favoritos y reservas en el momento. Tus reseñas siguen publicadas, sin tu nombre. No se puede deshacer.',
        ],
        keywords: 'lgpd eliminar borrar cerrar cancelar quitar',
        link: { to: linkTo('/settings'), label: 'Abrir la Configuración' },
      },
      {
        id: 'privacidade',
        question: '¿Qué hacen con mis datos?',
        answer: [
          'Usamos solo lo necesario para que la guía funcione, no vendemos datos y no mostramos publicidad. La Política de privacidad explica todo en lenguaje simple.',
        ],
        keywords: 'lgpd cookies seguridad',
        link: { to: linkTo('/privacy'), label: 'Leer la Política de privacidad' },
      },
    ],
  },
  {
    title: 'Club y aplicación',
    topics: [
      {
        id: 'clube',
        question: `¿Qué es el ${brand.clubName}?`,
        answer: [
          'Un club de beneficios en lugares adheridos, con suscripción paga: descuentos de hasta un 25 %, prioridad en las solicitudes de reserva y el registro de todo lo que ahorrás.',
          'El pago se hace con tarjeta, en la página segura de Stripe. Cancelás la renovación cuando quieras y, en los primeros 7 días, podés desistir y te devolvemos todo el dinero.',
        ],
        keywords: 'suscripción plan descuento pago cancelar reembolso tarjeta socio',
        link: { to: linkTo('/subscription'), label: 'Conocer el club' },
      },
      {
        id: 'instalar',
        question: '¿Puedo instalar la guía en el teléfono?',
        answer: [
          'Sí, sin tienda de aplicaciones. En Android, abrí el menú de Chrome y tocá “Agregar a la pantalla principal”. En iPhone, tocá “Compartir” en Safari y después “Agregar a Inicio”.',
        ],
        keywords: 'app aplicación ícono bajar descargar celular móvil',
      },
      {
        id: 'navegadores',
        question: '¿En qué navegadores funciona la guía?',
        answer: [
          `Funciona en Chrome y Edge a partir de la versión ${oldestBrowsers.chrome}, en Safari a partir de la ${oldestBrowsers.safari} y en Firefox a partir de la ${oldestBrowsers.firefox}.`,
          'En un navegador más antiguo igual podés leer las páginas de lugares, de la agenda y del club, sin búsqueda y sin cuenta.',
        ],
        keywords: 'versión antiguo viejo actualizar browser',
      },
      {
        id: 'sem-internet',
        question: '¿La guía funciona sin internet?',
        answer: [
          'En parte. En el dispositivo en el que iniciaste sesión quedan tus favoritos, tus reservas y tu tarjeta de socio, con la hora en que se cargaron. Lo que guardás y las reseñas que escribís sin conexión se envían cuando vuelve la conexión. Para reservar, suscribirte y usar un beneficio necesitás conexión.',
        ],
        keywords: 'offline conexión red',
      },
    ],
  },
];

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
