-- A surname of one Chinese sign, or two letters, is found by the signs of a person's text: its index of three in a row knows neither.
create index person_signs on person using gin (string_to_array(search_text, null));
