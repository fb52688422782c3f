import { signIn, test } from './fixtures.ts';

const screens = [
  ['/admin', 'Dashboard'],
  ['/admin/places', 'Lugares'],
  ['/admin/categories', 'Gerenciamento de Categorias'],
  ['/admin/events', 'Eventos'],
  ['/admin/users', 'Usuários'],
  ['/admin/requests', 'Pedidos'],
  ['/admin/reports', 'Denúncias'],
  ['/admin/plans', 'Planos do clube'],
  ['/admin/payments', 'Pagamentos'],
  ['/admin/uploads', 'Uploads'],
  ['/admin/audit', 'Registro'],
  ['/admin/settings', 'Configurações'],
] as const;

// In WebKit the eighth screen once asked for a connection, because a database of Auth did not open.
test('a super admin opens every screen of the panel twice, and each shows its data', async ({
  visitor,
}) => {
  await signIn(visitor, 'admin@guiadailha.test');
  for (const [path, name] of [...screens, ...screens]) {
    await visitor.open(path);
    await visitor.see({ role: 'heading', level: 1, name });
  }
});
