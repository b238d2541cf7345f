-- What the source of a policy document says of it beside its text.
create table policy_header (
  like fact including defaults,
  document_id text not null,
  number text,
  bodies text,
  level text,
  -- Province by ISO 3166-2.
  region_code text,
  signed_on date,
  published_at timestamptz not null,
  precision text not null,
  primary key (market_id, document_id, superseded_at)
);

-- What a policy document says of itself, found at reading; a header of its source comes first. Places are UTF-16 units
-- of the body, null where the header says it.
create table policy_document (
  like fact including defaults,
  document_id text not null,
  version_id integer not null,
  title text not null,
  published_at timestamptz not null,
  number text,
  number_starts integer,
  number_ends integer,
  type text not null,
  -- National, ministry or local, of its first body; null where nobody is named.
  level text,
  region_code text,
  signed_on date,
  signed_starts integer,
  signed_ends integer,
  effective_on date,
  effective_from text,
  effective_starts integer,
  effective_ends integer,
  expires_on date,
  expires_starts integer,
  expires_ends integer,
  -- By what others name it: its number, its title, titles of what it issues.
  names text[] not null,
  tasks integer not null,
  -- `references` is a word of SQL.
  named integer not null,
  primary key (market_id, document_id, superseded_at)
);
create index policy_document_time on policy_document (market_id, published_at desc, document_id desc);
create index policy_document_names on policy_document using gin (names);

-- Bodies that issue a document, in the order printed.
create table policy_body (
  like fact including defaults,
  document_id text not null,
  place integer not null,
  -- Usual name, by which it is counted; `name` as printed.
  department text not null,
  name text not null,
  level text not null,
  region_code text,
  field text,
  starts_at integer,
  ends_at integer,
  published_at timestamptz not null,
  primary key (market_id, document_id, place, superseded_at)
);
create index policy_body_department on policy_body (market_id, department, published_at desc);
create index policy_body_region on policy_body (market_id, region_code, published_at desc) where region_code is not null;

-- Other documents that a document names.
create table policy_reference (
  like fact including defaults,
  document_id text not null,
  place integer not null,
  relation text not null,
  title text not null,
  -- As `policy_document.names` spells it.
  title_key text not null,
  number text,
  number_key text not null,
  starts_at integer not null,
  ends_at integer not null,
  quote text not null,
  published_at timestamptz not null,
  primary key (market_id, document_id, place, superseded_at)
);
create index policy_reference_title on policy_reference (market_id, title_key);
create index policy_reference_number on policy_reference (market_id, number_key) where number_key <> '';

-- Orders of a document: who is to do what, until when, how much.
create table policy_task (
  like fact including defaults,
  document_id text not null,
  place integer not null,
  -- Bodies responsible, the leading ones first.
  leads text[] not null,
  helps text[] not null,
  action text not null,
  deadline text,
  due_on date,
  figures text[] not null,
  heading text,
  starts_at integer not null,
  ends_at integer not null,
  published_at timestamptz not null,
  primary key (market_id, document_id, place, superseded_at)
);
create index policy_task_due on policy_task (market_id, due_on) where due_on is not null;

-- Departments, provinces and industries that policies and news name.
create table policy_tag (
  like fact including defaults,
  document_id text not null,
  -- Policy or news.
  kind text not null,
  tag text not null,
  value text not null,
  places integer not null,
  field text not null,
  starts_at integer not null,
  ends_at integer not null,
  published_at timestamptz not null,
  primary key (market_id, document_id, tag, value, superseded_at)
);
create index policy_tag_value on policy_tag (market_id, kind, tag, value, published_at desc, document_id desc);

-- What a user searched the library for.
create table policy_search (
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  query text not null,
  searched_at timestamptz not null,
  primary key (uid, market_id, query)
);

-- Who sells a product, by its name.
create index business_segment_name on business_segment (market_id, name, company_id) where dimension = 'product';
