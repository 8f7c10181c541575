type Key = 'none' | 'save' | 'saved' | 'remove' | 'removed' | 'removeTitle' | 'removeBody';

/** The words of a connection's form in the reader's language, from the messages of the connection. */
export const toConnectionWords = (t: (key: Key) => string): Record<Key, string> => ({
  ...{ none: t('none'), save: t('save'), saved: t('saved'), remove: t('remove'), removed: t('removed') },
  ...{ removeTitle: t('removeTitle'), removeBody: t('removeBody') },
});
