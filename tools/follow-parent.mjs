// Preloaded into a child that stands in its parent's place: when the parent dies the child goes at once, as killed.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
