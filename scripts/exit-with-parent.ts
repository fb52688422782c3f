/**
 * Preloaded into every child process: the child exits when its parent process ends. A child with its own 'disconnect'
 * listener decides itself how it stops.
 */
if (!process.connected) process.exit(1);
process.once('disconnect', () => {
  if (process.listenerCount('disconnect') === 0) process.exit(1);
});
// The channel alone must not keep the process alive: a script exits when its work is done.
process.channel?.unref();
