-- What reading the documents gives. Derived rows have the seven columns of facts: known_at is that of the document's version they were read
-- from (of a new reading of the same version: when it was made), run_id and line are the document's own, recorded_at is when they were computed.
-- What was computed later than an hour after the text was known is marked back_computed.

-- Which models read: a key of every model and its version.
create table analysis_version (
  version_id integer generated always as identity primary key,
  key text not null unique,
  models jsonb not null,
  first_used_at timestamptz not null default now()
);

-- Document versions that wait to be read, written by the transaction that brings or changes them and deleted by the one that stores what they say:
-- whatever dies between, each is read exactly once.
create table analysis_waiting (
  market_id smallint not null,
  known_at timestamptz not null,
  document_id text not null,
  -- Read again: the present result ends when the new one is made.
  again boolean not null default false,
  tries smallint not null default 0,
  primary key (market_id, known_at, document_id)
);

create table document_analysis (
  like fact including defaults,
  document_id text not null,
  version_id integer not null,
  kind text not null,
  published_at timestamptz not null,
  back_computed boolean not null,
  -- Why nothing could be said; null where something was.
  failure text,
  language text not null,
  -- Known things that it names, and things that it says happened.
  entities integer not null,
  events integer not null,
  stance text,
  -- Tone for the reader at large.
  tone text,
  -- The document whose story it tells again; its own id where it is the first to tell it.
  story_id text,
  result jsonb,
  primary key (market_id, document_id, superseded_at)
);
create index document_analysis_copy on document_analysis (market_id, story_id) where story_id <> document_id;
create index document_analysis_failure on document_analysis (market_id, published_at desc) where failure is not null;
create index document_analysis_nameless on document_analysis (market_id, published_at desc, document_id desc) where entities = 0 and kind <> 'post' and failure is null;

-- That a document tells of an event. The event itself stands in `event`: a source's, or one found by reading (line -1).
create table event_evidence (
  like fact including defaults,
  event_id text not null,
  document_id text not null,
  version_id integer not null,
  story_id text,
  -- Place among the events of the document's result.
  place smallint not null,
  subject_kind text not null,
  subject_id text not null,
  type text not null,
  happened_at timestamptz not null,
  sign smallint not null,
  modality text not null,
  confidence double precision not null,
  amount double precision,
  unit text,
  size_class text,
  primary key (market_id, event_id, document_id, superseded_at)
);
create index event_evidence_document on event_evidence (market_id, document_id);
create index event_evidence_subject on event_evidence (market_id, subject_kind, subject_id, happened_at desc);
create index event_evidence_time on event_evidence (market_id, happened_at desc);

-- Score of a company at the end of a day in Asia/Shanghai; of the present day up to now.
create table company_score (
  market_id smallint not null,
  company_id text not null,
  scored_on date not null,
  version text not null,
  known_at timestamptz,
  computed_at timestamptz not null,
  back_computed boolean not null,
  risk_point double precision not null,
  opportunity_point double precision not null,
  impact_score double precision not null,
  impact text not null,
  risk_direct double precision not null,
  opportunity_direct double precision not null,
  -- Null where nothing reached the company.
  receipt jsonb,
  primary key (market_id, company_id, scored_on)
);
create index company_score_day on company_score (market_id, scored_on);

-- How far scoring is: the day up to which scores are stored, and the earliest day whose scores must be made anew.
create table analysis_state (
  market_id smallint primary key,
  scored_to date,
  changed_from date,
  -- The present scores rest on what has changed since.
  present_changed boolean not null default false,
  -- Rise when names, and when events of sources or removals, make what a reader holds in memory old.
  names_epoch integer not null default 0,
  events_epoch integer not null default 0,
  -- Documents read and seconds spent of late, for the rate that is shown.
  recent integer not null default 0,
  recent_seconds double precision not null default 0,
  worked_at timestamptz
);

-- What users put right. Never deleted: what is taken back says so.
create table correction (
  correction_id integer generated always as identity primary key,
  market_id smallint not null,
  document_id text not null,
  uid integer references account on delete set null,
  kind text not null,
  content jsonb not null,
  words text not null,
  before text,
  note text not null,
  corrected_at timestamptz not null default now(),
  reverted_at timestamptz,
  reverted_by integer references account on delete set null
);
create index correction_document on correction (market_id, document_id);
