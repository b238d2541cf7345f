-- Topics that policies are of, with the words that say so: one row a topic of a document.
create table policy_topic_document (
  like fact including defaults,
  document_id text not null,
  -- 'field.<key>' or 'industry.<code>'.
  topic text not null,
  version_id integer not null,
  published_at timestamptz not null,
  -- Part of the sentences that are about it, 0 to 1.
  share double precision not null,
  in_title boolean not null,
  -- The telling word of each passage, and where the first one stands.
  words text[] not null,
  field text not null,
  starts_at integer not null,
  ends_at integer not null,
  primary key (market_id, document_id, topic, superseded_at)
);
create index policy_topic_document_time on policy_topic_document (market_id, topic, published_at desc, document_id desc);

-- Words that stand for what policies are about, for the cloud and the labels of a topic: one row a word of a document.
create table policy_topic_word (
  like fact including defaults,
  document_id text not null,
  word text not null,
  -- Class of a label, 'bm', 'jg', 'rw', 'hy', 'jj', 'dq'; empty for a word that tells a topic.
  label text not null,
  version_id integer not null,
  published_at timestamptz not null,
  occurrences integer not null,
  field text not null,
  starts_at integer not null,
  ends_at integer not null,
  primary key (market_id, document_id, word, superseded_at)
);
create index policy_topic_word_time on policy_topic_word (market_id, published_at desc);
create index policy_topic_word_word on policy_topic_word (market_id, word, published_at desc);

-- Topics that a user has left ticked, in a market; who has saved nothing has all of them.
create table policy_topic_configuration (
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  ticked text[] not null,
  saved_at timestamptz not null,
  primary key (uid, market_id)
);
