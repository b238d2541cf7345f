-- Meetings and reports whose texts follow one another: which series a policy document belongs to, and the words that say
-- so. A version for each version of the document that has one, known when the document was.
create table policy_meeting (
  like fact including defaults,
  document_id text not null,
  -- A key that the product knows, else the name under which the readouts appear.
  series text not null,
  series_en text,
  held_on date not null,
  field text not null,
  starts_at integer not null,
  ends_at integer not null,
  words text not null,
  primary key (market_id, document_id, superseded_at)
);
create index policy_meeting_series on policy_meeting (market_id, series, held_on desc);
create index policy_meeting_time on policy_meeting (market_id, held_on desc);

-- With which rules the documents held before were read; a market without a row waits to be.
create table policy_meeting_rules (
  market_id smallint primary key references market on delete cascade,
  rules integer not null
);

-- A passage of a work report in both languages.
create table work_report_segment (
  like fact including defaults,
  report_id text not null,
  seq integer not null,
  zh text not null,
  en text not null,
  published_on date not null,
  primary key (market_id, report_id, seq, superseded_at)
);
