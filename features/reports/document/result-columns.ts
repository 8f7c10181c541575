/** The lists of results that can be had as a file, with their columns in order and what each holds. */
export const resultColumns = {
  assignment: {
    ...{ student: 'text', username: 'text', number: 'text', className: 'text', state: 'text' },
    ...{ points: 'number', maximum: 'number', percent: 'percent', right: 'number', scored: 'number' },
    ...{ startedAt: 'date', submittedAt: 'date', deadline: 'date', late: 'text', time: 'duration', record: 'text' },
  },
  items: {
    ...{ position: 'number', set: 'text', question: 'text', knowledgePoint: 'text', key: 'text' },
    ...{ shown: 'number', answered: 'number', blank: 'number', right: 'number', mean: 'number', maximum: 'number' },
    ...{ difficulty: 'number', discrimination: 'number', upperLower: 'number', alphaIfDeleted: 'number' },
    meanTime: 'duration',
  },
  student: {
    ...{ work: 'text', family: 'text', exam: 'text', teacher: 'text', givenAt: 'date', deadline: 'date' },
    ...{ state: 'text', submittedAt: 'date', late: 'text', answered: 'number', questions: 'number' },
    ...{ points: 'number', maximum: 'number', percent: 'percent', day: 'day' },
  },
  /** `works` stands for a column of each work. */
  classList: {
    ...{ student: 'text', username: 'text', number: 'text', works: 'number', total: 'percent', counted: 'number' },
  },
} as const;

export type ResultList = keyof typeof resultColumns;
export type ResultColumn<List extends ResultList> = keyof (typeof resultColumns)[List] & string;
