// Stops this process when the npm that started it ends. npm forwards a signal only to the shell between them, which
// does not forward it, so the program would keep running and keep its ports. Plain JavaScript, because tsx is not
// installed in production.
import { spawnSync } from 'node:child_process';

const CHECK_MS = 1000;

if (process.env['npm_lifecycle_event']) {
  const starters = findStarters();
  setInterval(() => {
    if (!starters.every(isAlive)) process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS).unref();
}

/** Returns the parent process and, if that is the shell of npm, npm as well. */
function findStarters() {
  if (process.platform === 'win32') return [process.ppid];
  const ps = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], {
    encoding: 'utf8',
  });
  const [, npm] = /^\s*(\d+)\s+\S*sh\s*$/.exec(ps.stdout ?? '') ?? [];
  return npm === undefined ? [process.ppid] : [process.ppid, Number(npm)];
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error.code === 'EPERM';
  }
}
