// `npm start`: runs the built server with the built site. Plain JavaScript, because tsx is not installed in production.
import { existsSync } from 'node:fs';
import './stop-with-npm.js';

const server = new URL('../dist-server/main.js', import.meta.url);
if (!existsSync(server)) {
  process.stderr.write('The server has not been built: run npm run build first.\n');
  process.exit(1);
}
if (existsSync('.env')) process.loadEnvFile('.env');
process.env['STATIC_DIR'] ??= 'dist';
process.env['NODE_ENV'] ??= 'production';
await import(server.href);
