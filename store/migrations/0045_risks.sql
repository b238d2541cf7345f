-- Risks that documents tell of, with the words that say so and where they befall: one row a risk and place.
create table risk_document (
  like fact including defaults,
  document_id text not null,
  risk_type text not null,
  -- A province of China by ISO 3166-2 or a country by ISO 3166-1; empty where the text names none.
  place text not null,
  version_id integer not null,
  story_id text not null,
  published_at timestamptz not null,
  confidence double precision not null,
  -- Tone for the reader at large; null where none was read.
  tone text,
  tone_strength double precision,
  field text not null,
  starts_at integer not null,
  ends_at integer not null,
  quote text not null,
  primary key (market_id, document_id, risk_type, place, superseded_at)
);
create index risk_document_time on risk_document (market_id, published_at desc);

-- What documents say of two countries, in order of the alphabet.
create table country_document (
  like fact including defaults,
  document_id text not null,
  country text not null,
  partner text not null,
  version_id integer not null,
  story_id text not null,
  published_at timestamptz not null,
  -- −1 against each other, 1 together.
  score double precision not null,
  mark text,
  field text not null,
  starts_at integer not null,
  ends_at integer not null,
  quote text not null,
  primary key (market_id, document_id, country, partner, superseded_at)
);
create index country_document_pair on country_document (market_id, country, partner, published_at desc);

-- What a user keeps an eye on: a type of risk of a place or company, how it is dealt with, by whom and until when.
create table risk_register (
  entry_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  risk_type text not null,
  -- Code of a place, id of a company; empty for what the texts give no place.
  subject text not null,
  state text not null,
  owner text not null,
  note text not null,
  review_on date,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Documents known after it are news to the user.
  seen_at timestamptz not null,
  deleted_at timestamptz
);
create unique index risk_register_one on risk_register (uid, market_id, risk_type, subject) where deleted_at is null;
