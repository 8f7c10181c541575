// Preloaded into a child process that replaces its parent: when the parent dies, the child exits at once, as if killed.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
