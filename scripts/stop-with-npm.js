// Stops this process when the npm that started it ends: npm forwards SIGTERM and SIGINT, but a SIGHUP or SIGKILL of npm
// would leave the program running and its ports taken. Scripts of package.json start it with `exec`, because a shell
// between npm and the program forwards nothing. Plain JavaScript: production installs no tsx.
const CHECK_MS = 1000;

if (process.env['npm_lifecycle_event']) {
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS).unref();
}
