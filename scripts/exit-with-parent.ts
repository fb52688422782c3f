/**
 * Loaded into every child before its own code: it ends with the process that started it. One that
 * listens for the disconnection itself does so in its own way.
 */
if (!process.connected) process.exit(1);
process.once('disconnect', () => {
  if (process.listenerCount('disconnect') === 0) process.exit(1);
});
// The channel alone keeps nothing alive: a script may run to its end.
process.channel?.unref();
