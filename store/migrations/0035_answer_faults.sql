-- What became of the answers of all processes: how many were held against what is declared of them, by day, and what was not so. Places of schemas, never a value.
create table answer_count (
  counted_on date primary key,
  since timestamptz not null,
  checked bigint not null,
  faulty bigint not null
);
create table answer_fault (
  declared text not null,
  path text not null,
  what text not null,
  times bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (declared, path, what)
);
