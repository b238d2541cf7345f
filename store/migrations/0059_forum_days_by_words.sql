-- A post whose words were read before says nothing new: days are counted anew, for until now only groups of posts told it.
update forum_day_state set due = true;
