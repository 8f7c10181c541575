-- books of the bank with their editions, the marks that make an annotated edition, what students were given to read and how far they are, collected words
create table book (
  id bigint generated always as identity primary key,
  owner_id bigint not null references person (id),
  name text not null,
  name_zh text,
  programme text not null,
  subject text not null,
  vocabulary integer check (vocabulary > 0),
  search_text text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  hidden_at timestamptz(3)
);
create index book_newest on book (updated_at desc, id desc) where hidden_at is null;
create index book_search on book using gin (search_text gin_trgm_ops);

create table book_edition (
  id bigint generated always as identity primary key,
  book_id bigint not null references book (id),
  kind text not null check (kind in ('original', 'annotated')),
  owner_id bigint not null references person (id),
  file_id bigint not null references stored_file (id),
  pages integer,
  marks_version integer not null default 0,
  drawn_file_id bigint references stored_file (id),
  drawn_version integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  hidden_at timestamptz(3)
);
create unique index book_edition_original on book_edition (book_id) where kind = 'original';
create unique index book_edition_annotated on book_edition (book_id, owner_id) where kind = 'annotated' and hidden_at is null;
create index book_edition_newest on book_edition (kind, updated_at desc, id desc) where hidden_at is null;
create index book_edition_file on book_edition (file_id);
create index book_edition_drawn on book_edition (drawn_file_id) where drawn_file_id is not null;

create table book_mark (
  edition_id bigint not null references book_edition (id),
  id uuid not null,
  page integer not null check (page > 0),
  kind text not null check (kind in ('highlight', 'note', 'pen')),
  content jsonb not null,
  version integer not null,
  saved_at timestamptz(3) not null,
  removed_at timestamptz(3),
  primary key (edition_id, id)
);

create table book_drawing (
  id bigint generated always as identity primary key,
  edition_id bigint not null references book_edition (id),
  asked_by bigint not null references person (id),
  version integer not null,
  state text not null check (state in ('waiting', 'ready', 'failed', 'cancelled')),
  asked_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index book_drawing_asked on book_drawing (asked_by, edition_id, id desc);

create table assignment_book (
  assignment_id bigint primary key references assignment (id),
  edition_id bigint not null references book_edition (id)
);
create index assignment_book_edition on assignment_book (edition_id);

create table book_reading (
  recipient_id bigint primary key references recipient (id),
  page integer not null,
  pages_seen int4multirange not null,
  opened_at timestamptz(3) not null,
  read_at timestamptz(3) not null
);

create table collected_word (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  word text not null,
  meaning jsonb not null,
  sentence text not null,
  edition_id bigint references book_edition (id),
  page integer,
  collected_at timestamptz(3) not null,
  unique (person_id, word)
);
create index collected_word_newest on collected_word (person_id, collected_at desc, id desc);
