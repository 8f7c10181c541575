-- The question bank: tree, question sets with revisions, papers with revisions.
-- Search: `search_text` is the folded text, `search_terms` its characters and pairs of neighbouring characters. A word
-- is found by its pairs through the index and then made sure of in the text, in Chinese as in English.
create table subject_node (
  id bigint generated always as identity primary key,
  parent_id bigint references subject_node,
  kind text not null check (kind in ('programme', 'subject', 'section', 'knowledgePoint')),
  code text collate "C" not null unique,
  name text not null,
  name_zh text not null,
  position integer not null
);
create index subject_node_parent on subject_node (parent_id, position);

create table question_set (
  id bigint generated always as identity primary key,
  owner_id bigint not null references person,
  programme text not null,
  subject text not null,
  title text not null,
  title_zh text,
  -- number of the newest revision
  head integer not null,
  search_text text not null,
  search_terms text[] collate "C" not null,
  question_count integer not null,
  -- question types of the newest revision
  types text[] collate "C" not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  hidden_at timestamptz(3)
);
create index question_set_list on question_set (programme, subject, updated_at desc, id desc) where hidden_at is null;
create index question_set_newest on question_set (updated_at desc, id desc) where hidden_at is null;
create index question_set_search on question_set using gin (search_terms) with (fastupdate = off) where hidden_at is null;

-- places in the tree of the newest revision: programme, subject, and its questions' knowledge points with what is above
create table question_set_node (
  node_id bigint not null references subject_node,
  set_id bigint not null references question_set,
  primary key (node_id, set_id)
);
create index question_set_node_set on question_set_node (set_id);

create table question_set_revision (
  id bigint generated always as identity primary key,
  set_id bigint not null references question_set,
  number integer not null,
  title text not null,
  title_zh text,
  -- {kind: none | passage | audio | picture, html, files: [{id, mime}], audioSeconds?}
  stimulus jsonb not null,
  saved_by bigint not null references person,
  saved_at timestamptz(3) not null,
  unique (set_id, number)
);

-- the question that keeps its identity through all revisions
create table question (
  id bigint generated always as identity primary key,
  set_id bigint not null references question_set
);
create index question_set_of on question (set_id);

create table question_revision (
  id bigint generated always as identity primary key,
  question_id bigint not null references question,
  set_revision_id bigint not null references question_set_revision,
  position integer not null,
  type text not null,
  prompt jsonb not null,
  key jsonb not null,
  -- {en, zh} rich text
  explanation jsonb not null,
  -- hundredths
  points integer not null check (points > 0),
  knowledge_node_id bigint references subject_node,
  unique (set_revision_id, position)
);
create index question_revision_question on question_revision (question_id);
create index question_revision_knowledge on question_revision (knowledge_node_id);

create table paper (
  id bigint generated always as identity primary key,
  owner_id bigint not null references person,
  programme text not null,
  variant text not null,
  -- the old numeric paper type that chooses the report page
  type_id integer,
  title text not null,
  title_zh text,
  head integer not null,
  search_text text not null,
  search_terms text[] collate "C" not null,
  question_count integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  hidden_at timestamptz(3)
);
create index paper_list on paper (programme, updated_at desc, id desc) where hidden_at is null;
create index paper_newest on paper (updated_at desc, id desc) where hidden_at is null;
create index paper_search on paper using gin (search_terms) with (fastupdate = off) where hidden_at is null;

create table paper_revision (
  id bigint generated always as identity primary key,
  paper_id bigint not null references paper,
  number integer not null,
  saved_by bigint not null references person,
  saved_at timestamptz(3) not null,
  unique (paper_id, number)
);

create table paper_section (
  paper_revision_id bigint not null references paper_revision,
  position integer not null,
  -- id of the programme's section, and of its part where the section has several
  section text not null,
  part text,
  -- seconds of this section where the paper says otherwise than the programme
  seconds integer,
  primary key (paper_revision_id, position)
);

create table paper_item (
  paper_revision_id bigint not null references paper_revision,
  section_position integer not null,
  position integer not null,
  set_revision_id bigint not null references question_set_revision,
  primary key (paper_revision_id, section_position, position),
  foreign key (paper_revision_id, section_position) references paper_section (paper_revision_id, position)
);
create index paper_item_set on paper_item (set_revision_id);

-- a key as it counts now for a pinned question, where a regrade changed it
create table key_correction (
  id bigint generated always as identity primary key,
  question_id bigint not null references question,
  question_revision_id bigint not null references question_revision,
  key jsonb not null,
  was jsonb not null,
  by_id bigint not null references person,
  applied_at timestamptz(3) not null,
  reversed_at timestamptz(3),
  reversed_by bigint references person
);
create index key_correction_revision on key_correction (question_revision_id) where reversed_at is null;
