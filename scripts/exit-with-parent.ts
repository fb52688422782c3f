/**
 * Loaded into scripts that know nothing of the process that started them: they end with it.
 * The channel alone does not keep them alive.
 */
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
