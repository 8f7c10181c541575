/** One sample question with its key: shipped for trying out, not from any bank. */
export interface SampleQuestion {
  type: string;
  name: string;
  prompt: unknown;
  key: unknown;
  explanation: { en: string; zh: string };
}

interface SampleFile {
  prompt: unknown;
  key: unknown;
  explanation: { en: string; zh: string };
}

const files = import.meta.glob<{ default: SampleFile }>('./*/samples/*.json');

const parseSamplePath = (path: string): { type: string; name: string } => {
  const [, type = '', , file = ''] = path.split('/');
  return { type, name: file.replace('.json', '') };
};

/** Fetches the samples of one type. */
export const loadSamples = async (type: string): Promise<SampleQuestion[]> => {
  const own = Object.entries(files).filter(([path]) => parseSamplePath(path).type === type);
  return Promise.all(
    own.map(async ([path, load]) => {
      const { prompt, key, explanation } = (await load()).default;
      return { ...parseSamplePath(path), prompt, key, explanation };
    }),
  );
};
