import * as brand from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { LegalPageText } from './texts.ts';

// Both pages.
export const loadingPage = 'Cargando el texto…';
export const bindingNote: string =
  'Esta traducción es una ayuda para la lectura. El texto en portugués es el que vale.';
export const templateTitle = 'Modelo que debe revisar el responsable de la operación';
export const templateNote = `Antes de publicar, quien opera ${brand.name} debe revisar este texto con asesoramiento jurídico e informar, en la configuración de la guía, quién es y dónde recibe mensajes.`;

export function lastUpdate(month: string): string {
  return `Última actualización: ${month}`;
}

// Operator.
export const operatorUnloaded =
  'Ahora no se pudo cargar quién es el responsable de esta guía. Intentá de nuevo más tarde.';
export const operatorMissing =
  'El responsable de esta guía todavía no informó su nombre, su CPF o CNPJ (números de identificación fiscal de Brasil) ni su dirección.';
export const officerMissing =
  'El responsable de esta guía todavía no informó quién es el delegado de protección de datos.';

export function termsOperator(operator: string): string {
  return `La guía es operada por ${operator}.`;
}

export function privacyOperator(operator: string): string {
  return `El responsable del tratamiento es ${operator}, que opera ${brand.name}.`;
}

export function officer(name: string): string {
  return `Delegado de protección de datos: ${name}.`;
}

export const termsPage: LegalPageText = {
  title: 'Términos de uso',
  updatedMonth: 'noviembre de 2026',
  lead: `Estos términos explican cómo funciona ${brand.name}, qué podés esperar de nosotros y qué esperamos de vos. Al crear una cuenta o seguir usando la guía, los aceptás.`,
  sections: [
    {
      title: '1. Qué es la guía',
      content: [
        `${brand.name} reúne lugares y eventos de ${brand.city} y la región: direcciones, horarios, precios aproximados, fotos y reseñas. Consultar la guía es gratis y no requiere cuenta. Con una cuenta gratuita guardás lugares, dejás reseñas y pedís reservas.`,
        '<operator/>',
      ],
    },
    {
      title: '2. Tu cuenta',
      content: [
        [
          'Tenés que tener 18 años o la autorización de quien es responsable por vos.',
          'Usá datos verdaderos y mantené actualizado tu correo electrónico: con él recuperás la contraseña.',
          'La contraseña es solo tuya. Avisanos si sospechás que otra persona entró en tu cuenta.',
          'Las cuentas nuevas pueden depender de la aprobación del administrador. Mientras tanto, navegás normalmente.',
          'Podemos desactivar cuentas que incumplan estos términos. Podés pedir la revisión de esa decisión.',
        ],
      ],
    },
    {
      title: '3. Lo que publicás',
      content: [
        'Tus reseñas, tu nombre y tu foto de perfil aparecen para todos. El contenido sigue siendo tuyo. Al publicarlo, le das a la guía una licencia gratuita, no exclusiva y válida mientras el contenido esté publicado, para guardarlo, mostrarlo y ajustarlo a los formatos de la guía.',
        'Podés editar o eliminar tus reseñas cuando quieras. Si eliminás la cuenta, siguen publicadas sin tu nombre, para que el puntaje del lugar siga siendo correcto; si preferís que no queden, eliminalas antes.',
      ],
    },
    {
      title: '4. Reglas de las reseñas',
      content: [
        'Opiná sobre lugares que conocés, con honestidad. Cada persona tiene una reseña por lugar, y quien gestiona un lugar no puede dejarle una reseña, solo responder. No publiques:',
        [
          'ofensas, discriminación, amenazas o contenido ilegal;',
          'datos personales o fotos de otras personas sin autorización;',
          'reseñas pagas, hechas a cambio de ventajas o para perjudicar a alguien;',
          'propaganda, enlaces sospechosos o material protegido por derechos de terceros.',
        ],
        'Cualquier persona con cuenta puede denunciar una reseña o sus fotos. El administrador revisa y quita lo que incumple estas reglas; las fotos denunciadas salen de la página hasta entonces. Si se quitó la tuya, podés pedir una nueva revisión.',
      ],
    },
    {
      title: '5. Información de los lugares',
      content: [
        'Tratamos de que todo sea correcto, pero los horarios, los precios y los eventos cambian sin aviso. Confirmá con el lugar antes de salir. Si un evento es falso u ofende a alguien, denuncialo en su página. Los productos y servicios los prestan los propios lugares, que responden por ellos. Los enlaces y las rutas llevan a servicios de terceros, con reglas propias.',
      ],
    },
    {
      title: '6. Reservas',
      content: [
        'Una solicitud de reserva hecha acá se envía al lugar, que la confirma o la rechaza. Solo vale después de confirmada. No cobramos por la reserva y no intervenimos en la atención. Si no podés ir, cancelá con anticipación: a quien no se presenta se le registra una ausencia, que puede cuestionar durante 30 días, y tres ausencias en un año se muestran a los lugares. El lugar recibe tu nombre, tu teléfono y los detalles de la solicitud para atenderte.',
      ],
    },
    {
      title: '7. Club y servicios pagos',
      content: [
        'Cuando haya un servicio pago, como un club de beneficios, el precio, la duración, la renovación y la cancelación se mostrarán antes de la contratación. El pago se hace en la página de la empresa de pagos. Los beneficios los ofrecen los lugares adheridos, en las condiciones que informa cada beneficio.',
        'Podés cancelar la renovación cuando quieras. En compras por internet también podés desistir en un plazo de hasta 7 días, con devolución total del importe, conforme al artículo 49 del Código de Defensa del Consumidor de Brasil.',
        'Quien desistió puede suscribirse al club de nuevo cuando quiera. Si eso ocurre dentro de los doce meses posteriores al desistimiento, los beneficios de la nueva suscripción se pueden usar a partir del octavo día, y esto se avisa antes del pago. El derecho a desistir, con devolución total, sigue siendo el mismo.',
      ],
    },
    {
      title: '8. Uso correcto',
      content: [
        'No intentes burlar la seguridad de la guía, acceder a datos de otras personas, sobrecargar el servicio ni copiar su contenido de forma masiva por medios automáticos.',
      ],
    },
    {
      title: '9. Disponibilidad y responsabilidad',
      content: [
        'Trabajamos para mantener la guía en línea, pero puede haber interrupciones por mantenimiento o por fallas fuera de nuestro control. Nada en estos términos reduce los derechos que la ley te garantiza como consumidor.',
      ],
    },
    {
      title: '10. Finalización',
      content: [
        'Podés dejar de usar la guía y eliminar tu cuenta en cualquier momento, en la <settings>Configuración</settings>. Lo que pasa con tus datos está en la <privacy>Política de privacidad</privacy>.',
      ],
    },
    {
      title: '11. Cambios y ley aplicable',
      content: [
        'Si estos términos cambian de forma relevante, avisaremos en la guía antes de que el cambio entre en vigencia. Se aplican las leyes de Brasil, y se mantiene la jurisdicción de tu domicilio para las cuestiones de consumo.',
      ],
    },
    {
      title: '12. Contacto',
      content: [
        '<contact>Dudas sobre estos términos:</contact> Otras respuestas están en la <help>Ayuda</help>.',
      ],
    },
  ],
};

export const privacyPage: LegalPageText = {
  title: 'Política de privacidad',
  updatedMonth: 'noviembre de 2026',
  lead: `Acá explicamos, en lenguaje simple, qué datos personales trata ${brand.name}, para qué, por cuánto tiempo y cómo ejercés los derechos que garantiza la Ley General de Protección de Datos de Brasil (LGPD, ley n.º 13.709/2018).`,
  sections: [
    {
      title: '1. Quién trata tus datos',
      content: ['<operator/> <officer/> <contact>Contacto:</contact>'],
    },
    {
      title: '2. Qué datos, para qué y con qué base legal',
      content: [
        [
          {
            term: 'Cuenta:',
            text: 'nombre, correo electrónico, foto (si enviás una), fecha de creación, tipo y estado de la cuenta, tema elegido. Sirven para que inicies sesión y te reconozcamos (ejecución de contrato). La contraseña la guarda cifrada el servicio de autenticación; nosotros no la vemos. Si iniciás sesión con Google, recibimos tu nombre, correo electrónico y foto de la cuenta de Google. De la foto que enviás guardamos solo el recorte, sin lugar ni fecha.',
          },
          {
            term: 'Favoritos y recuentos:',
            text: 'lugares guardados y cuántos lugares guardaste, viste y calificaste; tus listas, que solo ves vos hasta que compartas una de ellas con quien tenga la dirección, y en ese caso sin tu nombre. Sirven para mostrarte tu lista y tu actividad (ejecución de contrato).',
          },
          {
            term: 'Reseñas y denuncias:',
            text: 'puntajes, textos y fotos, públicos, con tu nombre y tu foto (de las fotos que enviás, sin ubicación ni otros datos de la cámara); si lo permitís, en la Configuración, tu primer nombre, el mes en que te sumaste a la guía y cuántas reseñas hiciste, para quien toque tu nombre en una de ellas; las reseñas que te resultaron útiles, de las que solo es pública la cantidad; denuncias, vistas solo por el administrador (ejecución de contrato e interés legítimo en mantener la guía confiable).',
          },
          {
            term: 'Correcciones y solicitudes para gestionar un lugar:',
            text: 'lo que escribís y lo que respondemos, visto solo por el administrador (ejecución de contrato e interés legítimo en mantener la guía confiable).',
          },
          {
            term: 'Reservas:',
            text: 'nombre, teléfono, fecha, horario, cantidad de personas y observaciones. Van a quien gestiona ese lugar (ejecución de contrato). Si faltás a tres reservas confirmadas en un año, los lugares en los que pidas otra ven cuántas fueron (interés legítimo); una ausencia que cuestiones no cuenta. Si lo permitís, tu teléfono queda guardado en tu cuenta para la próxima reserva.',
          },
          {
            term: 'Club y pagos:',
            text: 'cuando haya un servicio pago, el número de la tarjeta lo trata solo la empresa de pagos; nosotros guardamos el plan, el importe, el estado del pago y el uso de los beneficios (ejecución de contrato y obligación legal).',
          },
          {
            term: 'Ubicación:',
            text: 'solo cuando tocás “Cerca de mí” y lo autorizás. Se usa en tu dispositivo para ordenar los lugares y nosotros no la guardamos (consentimiento).',
          },
          {
            term: 'Búsquedas sin resultado:',
            text: 'las palabras buscadas que ningún lugar tiene se cuentan por día, sin nada que diga quién buscó, para que sepamos qué falta en la guía. Lo que parece un correo electrónico o un teléfono no se envía (interés legítimo).',
          },
          {
            term: 'Páginas abiertas:',
            text: 'cuántas veces por día se abre la página de cada lugar, sin nada que diga quién lo hizo, para que quien se ocupa del lugar sepa si lo buscan (interés legítimo).',
          },
          {
            term: 'Registros de acceso:',
            text: 'dirección IP, fecha y hora, mantenidos por los servicios de alojamiento por seguridad y por exigencia del artículo 15 del Marco Civil de Internet de Brasil (obligación legal e interés legítimo).',
          },
          {
            term: 'Avisos:',
            text: 'lo que cambió en tus reservas, reseñas, pagos y lugares, en la guía y, si tu dirección está confirmada, por correo electrónico (ejecución de contrato). En la Configuración elegís cuáles llegan por correo electrónico.',
          },
          {
            term: 'Novedades por correo electrónico:',
            text: 'solo si aceptás, y hasta que cambies de idea en la Configuración (consentimiento).',
          },
        ],
      ],
    },
    {
      title: '3. Qué queda en tu dispositivo',
      content: [
        'No usamos cookies de publicidad ni te rastreamos. El navegador guarda:',
        [
          'lo que mantiene tu sesión iniciada;',
          'tu nombre, la dirección de tu foto y tu tipo de cuenta, para que la página se abra sin parpadear;',
          'tu perfil, tus favoritos, tus reservas, tus reseñas y tu tarjeta de socio, si tenés cuenta, para que los veas sin conexión, durante 30 días como máximo;',
          'las reseñas y los favoritos que cambiaste sin conexión, hasta que se envíen;',
          'el tema que elegiste;',
          'los lugares que viste hace poco, si tenés cuenta, para tu historial;',
          'tus últimas búsquedas, hasta que las borres en la pantalla de búsqueda;',
          'los lugares que abriste en el día, hasta que cierres la pestaña, para que cada uno cuente una vez;',
          'el beneficio desde el que fuiste a suscribirte al club, hasta que cierres la pestaña;',
          'que ya te invitamos a opinar sobre un lugar, para no preguntarte de nuevo;',
          'que no quisiste instalar la guía, para no ofrecértelo de nuevo por medio año;',
          'lo que escribiste y todavía no enviaste, y la posición en la página, hasta que cierres la pestaña;',
          'si cargás lugares, el borrador de lo que todavía no guardaste, hasta que cierres sesión.',
        ],
        'Al cerrar sesión, se borran lo que mantiene tu sesión iniciada, tu perfil, lo que quedó para ver sin conexión y los borradores. El resto lo borrás en el Historial, en la búsqueda o limpiando los datos del sitio en el navegador.',
      ],
    },
    {
      title: '4. Con quién compartimos',
      content: [
        [
          '<strong>Google Firebase</strong> (Google LLC): autenticación, base de datos y archivos, por cuenta nuestra;',
          '<strong>Stripe</strong>: pagos, solo cuando contratás un servicio pago;',
          'el servicio que entrega nuestros correos: tu dirección, tu nombre y el texto de cada uno;',
          '<strong>OpenStreetMap</strong>: recibe la dirección IP cuando una página muestra un mapa;',
          'el lugar, cuando pedís una reserva o usás un beneficio: recibe lo necesario para atenderte;',
          'autoridades, cuando la ley lo exija.',
        ],
        'No vendemos datos personales. Algunos de estos servicios pueden guardar datos fuera de Brasil, con las garantías que la LGPD exige para la transferencia internacional.',
      ],
    },
    {
      title: '5. Por cuánto tiempo',
      content: [
        [
          'Cuenta, favoritos, reservas, preferencias y lo que te resultó útil: mientras exista la cuenta. Cuando la eliminás, se borran en el momento, con la foto y los avisos.',
          'Avisos: 180 días. Correos que no se pudieron entregar: hasta 40 días, sin tu dirección. El registro de lo que ya se avisó, para no repetirlo: 400 días. Cuándo te enviamos correos, para no enviar demasiados: hasta dos días.',
          'Reseñas: hasta que las elimines. Si eliminás la cuenta, quedan sin tu nombre, sin tu foto y sin las fotos que publicaste en ellas, como “Usuário removido” (usuario eliminado).',
          'Registros de pagos y del uso de beneficios: por el plazo que define la ley. Después de la eliminación de la cuenta, un código que no revela quién sos reemplaza tus datos.',
          'Desistimiento de una suscripción: doce meses, mediante tu correo electrónico convertido en un código que no revela quién sos, también después de la eliminación de la cuenta, para que los beneficios del club no se usen gratis repetidas veces.',
          'Palabras de búsquedas sin resultado: 90 días.',
          'Recuento de las páginas abiertas: mientras el lugar esté en la guía.',
          'Registros de acceso: 6 meses.',
        ],
      ],
    },
    {
      title: '6. Tus derechos',
      content: [
        'En la Configuración, sin pedírselo a nadie, podés:',
        [
          'corregir tu nombre, tu foto y tu correo electrónico;',
          'descargar un archivo en formato abierto con todo lo que guardamos sobre vos;',
          'retirar el consentimiento para recibir novedades;',
          'eliminar tu cuenta y tus datos.',
        ],
        '<settings>Abrir la Configuración</settings>',
        'También podés pedir, sin costo, la confirmación del tratamiento, el bloqueo o la anonimización de datos, la lista de las empresas con las que compartimos tus datos, la oposición a un tratamiento y la revisión de decisiones automatizadas, si las hay. <contact>Escribí a</contact> Responderemos en los plazos de la ley y es posible que antes confirmemos tu identidad. Si no quedás conforme, recurrí a la Autoridad Nacional de Protección de Datos de Brasil (ANPD).',
      ],
    },
    {
      title: '7. Seguridad',
      content: [
        'Las conexiones son cifradas, cada persona accede solo a lo que le corresponde y el acceso administrativo es restringido y queda registrado. Si ocurre un incidente que pueda causar un daño relevante, te avisaremos y también avisaremos a la ANPD.',
      ],
    },
    {
      title: '8. Niños y adolescentes',
      content: [
        'La guía no está dirigida a niños. Las cuentas de adolescentes dependen de la autorización de quien es responsable por ellos. Si nos enteramos de que hay datos de un niño sin esa autorización, los vamos a borrar.',
      ],
    },
    {
      title: '9. Cambios en esta política',
      content: [
        'Cuando cambie algo importante, avisaremos en la guía y actualizaremos la fecha que aparece arriba en esta página.',
      ],
    },
  ],
};

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
