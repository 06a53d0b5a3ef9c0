pytest_plugins = ["polana.testing.plugin"]
