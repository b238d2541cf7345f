-- Knowledge bases: documents that a user gathers, what their pages say, and who else may read them.
create table knowledge_base (
  base_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  name text not null,
  -- SHA-256 of the link's secret; null: there is no link.
  link_hash bytea unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (uid, market_id, name)
);

create table knowledge_document (
  document_id uuid primary key,
  base_id uuid not null references knowledge_base on delete cascade,
  -- Of the product's own documents its id; null: it was uploaded.
  source_id text,
  title text not null,
  format text not null check (format in ('pdf', 'docx', 'html', 'markdown', 'text', 'csv', 'news')),
  digest bytea not null,
  bytes integer not null,
  language text,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'ready', 'failed', 'cancelled')),
  -- Code of the refusal and what it says, where it could not be read.
  error_code text,
  error_data jsonb,
  pages integer not null default 0,
  pages_without_text integer not null default 0,
  -- When a reader could first have known it: an upload when it was added.
  known_at timestamptz not null,
  added_at timestamptz not null default now(),
  -- Until when a worker that took it up has it for itself.
  held_until timestamptz,
  tries smallint not null default 0,
  -- What was uploaded, until it is read.
  content bytea,
  unique (base_id, digest)
);
create index knowledge_document_due on knowledge_document (added_at) where state in ('waiting', 'reading');

create table knowledge_page (
  document_id uuid not null references knowledge_document on delete cascade,
  page integer not null,
  -- Number of its first line in the document; of a format with pages of its own each page begins with 1.
  first_line integer not null,
  text text not null,
  primary key (document_id, page)
);

create table knowledge_passage (
  document_id uuid not null references knowledge_document on delete cascade,
  page integer not null,
  starts_at integer not null,
  ends_at integer not null,
  length integer not null,
  words tsvector not null,
  primary key (document_id, page, starts_at)
);
create index knowledge_passage_words on knowledge_passage using gin (words);

create table knowledge_share (
  share_id uuid primary key,
  base_id uuid not null references knowledge_base on delete cascade,
  -- Who came by the link; null: shared by e-mail.
  reader integer references account (uid) on delete cascade,
  email text,
  shared_at timestamptz not null default now(),
  unique (base_id, reader),
  check ((reader is null) <> (email is null))
);
create unique index knowledge_share_email on knowledge_share (base_id, lower(email)) where email is not null;
create index knowledge_share_of_email on knowledge_share (lower(email)) where email is not null;
