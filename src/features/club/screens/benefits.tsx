import { CalendarCheck, PiggyBank, TicketPercent } from 'lucide-react';

/** Only what the club does today (DESIGN section 11): no cashback, no exclusive events. */
const benefits = [
  {
    icon: TicketPercent,
    title: 'Até 25% de desconto',
    text: 'Em bares, restaurantes e passeios parceiros, com as regras de cada benefício sempre claras.',
  },
  {
    icon: CalendarCheck,
    title: 'Prioridade nas reservas',
    text: 'Seu pedido chega ao lugar marcado como de sócio.',
  },
  {
    icon: PiggyBank,
    title: 'Economia à vista',
    text: 'Cada uso fica registrado, e a sua carteirinha mostra quanto você já economizou.',
  },
];

export function Benefits() {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="text-xl font-bold">
        O que você ganha
      </h2>
      <ul className="mt-4 flex flex-col gap-5">
        {benefits.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex items-start gap-4">
            <span className="grid size-11 shrink-0 place-content-center rounded-control bg-sun-soft text-sun-ink">
              <Icon aria-hidden size={24} />
            </span>
            <div>
              <h3 className="font-bold">{title}</h3>
              <p className="text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
